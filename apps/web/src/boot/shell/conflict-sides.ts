import { type ChangedRecord, type Draft, type Id, isSame, type Lesson } from '@bellgrid/model';
import type { TFunction } from 'i18next';
import type { WindowConflict } from '../../document/opening/conflict-store.ts';
import { lessonTime } from '../../features/lessons/lesson-time.ts';
import { isTextId } from '../../platform/texts/text-id.ts';
import { itemNames } from '../../ui/fields/draft-items.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field that differs between two windows, in words. */
export interface ConflictRow {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Returns the kind and name of the record of a conflict, and the fields that differ. Without rows one side deleted it. */
export function conflictSides(
  t: TFunction,
  { part, id, name }: ChangedRecord,
  { base, mine, theirs }: Pick<WindowConflict, 'base' | 'mine' | 'theirs'>,
): {
  readonly kind: string;
  readonly name: string;
  readonly rows: readonly ConflictRow[];
  deletedBy?: 'mine' | 'theirs';
} {
  const kind = t(`saving.kind.${part}`);
  const [before, own, other] = [base, mine, theirs].map((draft) => recordAt(draft[part], id));
  const at = id.split('.');
  const structure = at[0] === 'structures' ? mine.schoolData.structures[at[1] ?? '']?.name : undefined;
  const shown = name || structure || '';
  if (!isFields(own) || !isFields(other)) {
    if (isMissing(own) || isMissing(other)) {
      return { kind, name: shown, rows: [], deletedBy: isMissing(own) ? 'mine' : 'theirs' };
    }
    const field = at.at(-1) ?? id;
    const row = {
      field,
      label: label(t, field),
      mine: text(t, mine, field, own),
      theirs: text(t, theirs, field, other),
    };
    return { kind, name: shown, rows: [row] };
  }
  const rows = Object.keys({ ...own, ...other }).flatMap((field): ConflictRow[] => {
    const [was, is, otherIs] = [isFields(before) ? before[field] : undefined, own[field], other[field]];
    if (isSame(is, otherIs) || isSame(was, is) || isSame(was, otherIs)) return [];
    const of = (draft: Draft, record: Fields) => text(t, draft, field, record[field], record);
    return [{ field, label: label(t, field), mine: of(mine, own), theirs: of(theirs, other) }];
  });
  return { kind, name: shown, rows };
}

const isMissing = (value: unknown): boolean => value === undefined;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path with dots, or the record with this id. */
function recordAt(part: unknown, id: Id): unknown {
  if (isFields(part) && Object.hasOwn(part, id)) return part[id];
  return id.split('.').reduce((value: unknown, key) => (isFields(value) ? value[key] : undefined), part);
}

function label(t: TFunction, field: string): string {
  const textId = `saving.field.${field}`;
  return isTextId(textId) ? t(textId) : t('saving.field.other');
}

const lists: Readonly<Record<string, 'groups' | 'teachers' | 'classrooms' | 'subjects' | 'lessons'>> = {
  groups: 'groups',
  teachers: 'teachers',
  viableClassrooms: 'classrooms',
  subjects: 'subjects',
  lessons: 'lessons',
  solveGroups: 'groups',
  solveTeachers: 'teachers',
  solveClassrooms: 'classrooms',
  solveLessons: 'lessons',
};

function text(t: TFunction, draft: Draft, field: string, value: unknown, record?: Fields): string {
  if (field === 'timeSlot') {
    return (record && lessonTime(t, draft, record as unknown as Lesson)) ?? t('saving.value.unplaced');
  }
  if (value === null || value === undefined || value === '') return t('saving.value.none');
  if (typeof value === 'boolean') return t(value ? 'saving.value.yes' : 'saving.value.no');
  if (field === 'classroom') return draft.classrooms[String(value)]?.name ?? t('saving.value.none');
  if (field === 'structure') return draft.schoolData.structures[String(value)]?.name ?? String(value);
  const list = lists[field];
  if (Array.isArray(value)) {
    const names = list ? itemNames(draft[list], value.map(String)) : value.map(nameOfItem);
    return names.length > 0 ? names.join(', ') : t('saving.value.none');
  }
  if (isFields(value)) {
    const { constraint } = value;
    const spread = `subjects.spread.${String(constraint)}`;
    return isTextId(spread) ? t(spread) : t('saving.value.items', { count: Object.keys(value).length });
  }
  return String(value);
}

/** The name of a day, period, division's track or plain value. */
function nameOfItem(item: unknown, index: number): string {
  if (!isFields(item)) return String(item);
  const name = item.label ?? item.name;
  return typeof name === 'string' && name !== '' ? name : String(index + 1);
}
