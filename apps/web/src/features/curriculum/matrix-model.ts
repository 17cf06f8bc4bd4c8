import {
  createAvailablePeriods,
  createPeriodCounter,
  curriculumMatrix,
  type Draft,
  type Group,
  hasNoClass,
  type Id,
  isClosed,
  isDivided,
  lengthsText,
  type MatrixRow,
  matrixNames,
  NO_CLASS,
  nameKey,
  rowKey,
  type Subject,
  teacherShortName,
  teacherStructures,
  weekLengths,
  writeCell,
} from '@bellgrid/model';
import type { TFunction } from 'i18next';
import { oncePer } from '../../document/draft/once-per.ts';
import { isSameList } from '../../document/draft/same-list.ts';
import { groupsByName } from '../../ui/fields/draft-items.ts';
import type { NewRow } from './added-rows.ts';

export type Column = Pick<Group, 'id' | 'name' | 'structure'>;

/** The rows of the latest subjects: an edit of lessons or teachers alone leaves all rows as they are. */
let latestRows: { readonly subjects: Draft['subjects']; readonly rows: readonly MatrixRow[] } | null = null;

const rowsOf = oncePer((subjects: Draft['subjects']) => {
  const rows =
    latestRows && areInSameCells(latestRows.subjects, subjects)
      ? latestRows.rows
      : curriculumMatrix(subjects);
  latestRows = { subjects, rows };
  return rows;
});

/** True for the same subjects in the same order, with all by which a row is made. */
function areInSameCells(before: Draft['subjects'], after: Draft['subjects']): boolean {
  const [ids, others] = [Object.keys(after), Object.keys(before)];
  return (
    ids.length === others.length &&
    ids.every((id, index) => {
      const [a, b] = [before[id], after[id]];
      if (a === b) return id === others[index];
      return (
        id === others[index] &&
        a?.name === b?.name &&
        a?.structure === b?.structure &&
        a?.color === b?.color &&
        a?.shortName === b?.shortName &&
        isSameList(a?.groups ?? [], b?.groups ?? [])
      );
    })
  );
}

const namesOf = oncePer((teachers: Draft['teachers']) =>
  oncePer((groups: Draft['groups']) => matrixNames({ teachers, groups })),
);
export const namesInMatrix = ({ teachers, groups }: Draft) => namesOf(teachers)(groups);

/**
 * The rows of a school in the order in which their subjects were entered, with those that have no subject yet or any more;
 * rows of one name are together.
 */
export function matrixRows(
  { subjects }: Pick<Draft, 'subjects'>,
  added: readonly NewRow[],
  emptied: readonly MatrixRow[] = [],
): MatrixRow[] {
  const rows = [...rowsOf(subjects)];
  const used = new Set(rows.map(({ key }) => key));
  for (const row of emptied) {
    if (used.has(row.key)) continue;
    used.add(row.key);
    rows.push(row);
  }
  for (const { name, structure } of added) {
    const like = rows.find((row) => row.key === rowKey(name, structure, 0));
    const key = rowKey(name, structure, 0);
    if (used.has(key)) continue;
    used.add(key);
    rows.push({
      key,
      name,
      structure,
      line: 0,
      color: like?.color ?? '',
      shortName: like?.shortName ?? '',
      cells: new Map(),
    });
  }
  const byName = new Map<string, MatrixRow[]>();
  for (const row of rows) {
    const key = nameKey(row.name);
    byName.set(key, [...(byName.get(key) ?? []), row]);
  }
  return [...byName.values()].flat();
}

/** True when a row says the same and has the same subjects in its cells. */
export function isSameRow(a: MatrixRow, b: MatrixRow): boolean {
  if (a.name !== b.name || a.color !== b.color || a.shortName !== b.shortName) return false;
  if (a.cells.size !== b.cells.size) return false;
  for (const [group, subject] of a.cells) if (b.cells.get(group) !== subject) return false;
  return true;
}

/** The columns: the classes, and one for subjects without any where there are such subjects. */
export function matrixColumns(
  { groups, subjects }: Pick<Draft, 'groups' | 'subjects'>,
  t: TFunction,
): Column[] {
  const columns: Column[] = [...groupsByName(groups)];
  if (hasNoClass(rowsOf(subjects)))
    columns.push({ id: NO_CLASS, name: t('curriculum.noClass'), structure: '' });
  return columns;
}

/** Finds, of classes that sit together, the one in whose column their lessons are entered: the first. */
export function createOwnerOf(columns: readonly Column[]): (groups: readonly Id[]) => Id | undefined {
  const places = new Map(columns.map(({ id }, index) => [id, index]));
  return (groups) => {
    if (groups.length < 2) return groups[0];
    return groups.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))[0];
  };
}

/** The name of the track of each divided subject of a class, by the ids of both. */
const tracksOf = oncePer((trackSets: Draft['trackSets']) => {
  const tracks = new Map<string, string>();
  for (const { group, tracks: own } of Object.values(trackSets)) {
    for (const { name, subjects } of own) {
      for (const id of subjects) tracks.set(`${group} ${id}`, name);
    }
  }
  return tracks;
});

/** The content of a cell, in words and as text to edit. */
export interface CellView {
  readonly kind: 'empty' | 'filled' | 'joined' | 'closed';
  readonly lessons: string;
  /** The classes that sit together with that of the cell, or the track of a divided class. */
  readonly mark: string;
  readonly teachers: string;
  readonly isOpen: boolean;
  /** The text that a copy of the cell has and an edit begins with. */
  readonly text: string;
}

const EMPTY: CellView = { kind: 'empty', lessons: '', mark: '', teachers: '', isOpen: false, text: '' };

export function cellView(
  draft: Draft,
  row: MatrixRow,
  group: Id,
  ownerOf: (groups: readonly Id[]) => Id | undefined,
  t: TFunction,
): CellView {
  if (isClosed(draft, row, group)) return { ...EMPTY, kind: 'closed' };
  const subject = draft.subjects[row.cells.get(group) ?? ''];
  if (!subject) return EMPTY;
  const owner = ownerOf(subject.groups) ?? group;
  if (owner !== group) {
    const text = t('curriculum.with', {
      class: draft.groups[owner]?.name ?? '',
      interpolation: { escapeValue: false },
    });
    return { ...EMPTY, kind: 'joined', lessons: text, text };
  }
  return {
    kind: 'filled',
    lessons: lengthsText(weekLengths(draft, subject)),
    mark: marksOf(draft, subject, group),
    teachers: teacherNames(draft, subject.teachers),
    isOpen: subject.teachers.length === 0,
    text: writeCell(draft, subject, group),
  };
}

function marksOf(draft: Draft, subject: Subject, group: Id): string {
  const others = subject.groups.flatMap((id) => (id === group ? [] : `+${draft.groups[id]?.name ?? ''}`));
  const track = isDivided(draft, group) ? tracksOf(draft.trackSets).get(`${group} ${subject.id}`) : undefined;
  const isNamed = track !== undefined && nameKey(track) !== nameKey(subject.name);
  return [...others, ...(isNamed ? [track] : [])].join(' ');
}

/** One name in full; of several teachers the short names. */
function teacherNames(draft: Draft, ids: readonly Id[]): string {
  const teachers = ids.flatMap((id) => draft.teachers[id] ?? []);
  const [first] = teachers;
  if (teachers.length === 1) return first?.name ?? '';
  return teachers.map((each) => teacherShortName(draft, each) || each.name).join(', ');
}

/** Periods that are needed and that there are. */
export interface Total {
  readonly needed: number;
  /** Infinity while the week of a structure has not been built. */
  readonly available: number;
}

/** '14 / 35', or '14' alone while it is not known how many there are. */
export const totalText = ({ needed, available }: Total): string =>
  Number.isFinite(available) ? `${needed} / ${available}` : String(needed);

/** The totals of the latest draft, by kind and id (a class and a teacher may have one id): what did not change since is not computed again, and stays the same object. */
const scheduledOf = createPeriodCounter();
const availableBefore = new Map<string, { readonly basis: readonly unknown[]; readonly count: number }>();
const totalsBefore = new Map<string, Total>();

/** The totals of classes and teachers, each computed at its first use. */
export const matrixTotals = oncePer((draft: Draft) => {
  const scheduled = scheduledOf(draft);
  const count = createAvailablePeriods(draft);
  const known = new Map<string, Total>();
  const availableTo = (type: 'group' | 'teacher', id: Id, weight: unknown, used: readonly Id[]): number => {
    const { constraints, schoolData, constraintGroupWeights } = draft;
    if (used.some((each) => schoolData.structures[each]?.isUninitialized)) return Number.POSITIVE_INFINITY;
    const basis = [constraints, schoolData, constraintGroupWeights, weight, ...used];
    const before = availableBefore.get(`${type} ${id}`);
    if (before && isSameList(before.basis, basis)) return before.count;
    const now = { basis, count: count(type, id, used) };
    availableBefore.set(`${type} ${id}`, now);
    return now.count;
  };
  const remembered = (key: string, compute: () => Total): Total => {
    const total = known.get(key);
    if (total) return total;
    const before = totalsBefore.get(key);
    const computed = compute();
    const isSame = before?.needed === computed.needed && before.available === computed.available;
    const now = isSame ? before : computed;
    known.set(key, now);
    totalsBefore.set(key, now);
    return now;
  };
  return {
    ofClass: (id: Id): Total =>
      remembered(`group ${id}`, () => {
        const group = draft.groups[id];
        return {
          needed: scheduled.group(id).min,
          available: availableTo('group', id, group?.weight, [group?.structure ?? '']),
        };
      }),
    ofTeacher: (id: Id): Total =>
      remembered(`teacher ${id}`, () => {
        const teacher = draft.teachers[id];
        const used = teacher ? teacherStructures(draft, teacher) : [];
        return {
          needed: scheduled.teacher(id).min,
          available: availableTo('teacher', id, teacher?.weight, used),
        };
      }),
  };
});

/** The periods of all subjects of a row, a joint one once. */
export function rowPeriods(draft: Draft, { cells }: MatrixRow): number {
  let sum = 0;
  for (const subject of new Set(cells.values())) {
    for (const id of draft.subjects[subject]?.lessons ?? []) sum += draft.lessons[id]?.numPeriods ?? 0;
  }
  return sum;
}
