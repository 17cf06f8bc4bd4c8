import type { Draft } from '../draft/draft.ts';
import { validateDraft } from '../file/validate-draft.ts';
import type { Message, MessageValue } from '../messages/message.ts';
import { value } from '../messages/value.ts';
import type { Id } from '../values/id.ts';
import { diffDrafts, type RecordMapName, recordMaps, type SingletonName, singletons } from './diff.ts';
import { isSame } from './is-same.ts';

/** A record that two sides changed in different ways, or a field of a part that exists once. */
export interface ChangedRecord {
  readonly part: RecordMapName | SingletonName;
  /** The record's id; of a part that exists once the path of the field, with dots between. */
  readonly id: Id;
  /** Its name before the changes, or of a new one on either side; empty where it has none. */
  readonly name: string;
}

export interface MergeOptions {
  /**
   * Merges also a record that both sides have changed: its `fields`, or only the `lists` of it that follow from other
   * records (the subjects of a teacher, the lessons of a subject). Without, it is a conflict.
   */
  readonly within?: 'lists' | 'fields';
  /** True when a conflict is decided in favour of `ours`; otherwise `theirs` is kept. */
  readonly prefersOurs?: (record: Pick<ChangedRecord, 'part' | 'id'>) => boolean;
}

/**
 * Three-way merge by records: each record that changed on one side only is taken from that side, one that both changed
 * alike from either. Parts that exist once are merged by their fields; counters count both sides.
 *
 * @returns the draft with the changes of both, in which a record with a conflict is as the preferred side has it.
 */
export function mergeDrafts(
  base: Draft,
  ours: Draft,
  theirs: Draft,
  { within, prefersOurs = () => false }: MergeOptions = {},
): { readonly draft: Draft; readonly conflicts: readonly ChangedRecord[] } {
  const conflicts: ChangedRecord[] = [];
  const draft: Record<string, unknown> = { ...theirs };
  const changes = diffDrafts(base, ours);
  for (const part of recordMaps) {
    const changed = changes[part];
    if (!changed) continue;
    const merged: Record<Id, unknown> = { ...theirs[part] };
    for (const id of Object.keys({ ...changed.added, ...changed.updated, ...changed.removed })) {
      const [before, own, other] = [base[part][id], ours[part][id], theirs[part][id]];
      if (!isSame(before, other) && !isSame(own, other)) {
        const conflict = { part, id, name: nameOf(before) || nameOf(own) || nameOf(other) };
        const isOurs = prefersOurs(conflict);
        const fields = within && mergeRecord(part, [before, own, other], within, isOurs);
        if (!fields || fields.isConflict) conflicts.push(conflict);
        if (fields) merged[id] = fields.record;
        else if (isOurs && own === undefined) delete merged[id];
        else if (isOurs) merged[id] = own;
      } else if (own === undefined) delete merged[id];
      else merged[id] = own;
    }
    draft[part] = merged;
  }
  for (const part of singletons) {
    if (!changes[part]) continue;
    const refuse = (id: string) => {
      conflicts.push({ part, id, name: '' });
      return prefersOurs({ part, id });
    };
    draft[part] = mergeFields(base[part], ours[part], theirs[part], refuse, part === 'pickedColors');
  }
  return { draft: draft as Draft, conflicts };
}

type Fields = Readonly<Record<string, unknown>>;

/** The lists of ids that follow from records of another part. */
export const backLists: { readonly [Part in RecordMapName]?: string } = {
  teachers: 'subjects',
  groups: 'subjects',
  subjects: 'lessons',
};

/** A record that both sides have and changed, field by field; null where one of them has deleted it. */
function mergeRecord(
  part: RecordMapName,
  [before, own, other]: readonly (object | undefined)[],
  within: 'lists' | 'fields',
  isOurs: boolean,
): { readonly record: Fields; readonly isConflict: boolean } | null {
  if (!before || !own || !other) return null;
  const [base, ours, theirs] = [before as Fields, own as Fields, other as Fields];
  const record: Record<string, unknown> = { ...theirs };
  const back = backLists[part];
  const hasChanged = (side: Fields) =>
    Object.keys(base).some((field) => field !== back && !isSame(base[field], side[field]));
  let isConflict = within === 'lists' && hasChanged(ours) && hasChanged(theirs);
  if (isConflict) return { record: isOurs ? ours : theirs, isConflict };
  for (const field of new Set([...Object.keys(base), ...Object.keys(ours)])) {
    const [was, is, otherIs] = [base[field], ours[field], theirs[field]];
    if (isSame(was, is) || isSame(is, otherIs)) continue;
    if (isSame(was, otherIs)) record[field] = is;
    else if (field === back) record[field] = mergeIds(was as Id[], is as Id[], otherIs as Id[]);
    else {
      isConflict = true;
      if (isOurs) record[field] = is;
    }
  }
  return { record, isConflict };
}

/** The ids that either side has added, without those that either has removed. */
function mergeIds(before: readonly Id[], own: readonly Id[], other: readonly Id[]): Id[] {
  const removed = new Set(before.filter((id) => !own.includes(id)));
  return [
    ...new Set([...other.filter((id) => !removed.has(id)), ...own.filter((id) => !before.includes(id))]),
  ];
}

function mergeFields(
  base: Fields,
  ours: Fields,
  theirs: Fields,
  /** Notes a conflict and answers whether it is settled as `ours` has it. */
  refuse: (path: string) => boolean,
  areCounters: boolean,
): Fields {
  const merged: Record<string, unknown> = { ...theirs };
  for (const field of new Set([...Object.keys(base), ...Object.keys(ours)])) {
    const [before, own, other] = [base[field], ours[field], theirs[field]];
    // A field that both sides have added is joined like one that both have changed.
    const from = before === undefined ? {} : before;
    if (areCounters) merged[field] = Number(other) + Number(own) - Number(before);
    else if (isSame(before, own) || isSame(own, other)) continue;
    else if (isSame(before, other)) {
      if (own === undefined) delete merged[field];
      else merged[field] = own;
    } else if (isFields(from) && isFields(own) && isFields(other)) {
      merged[field] = mergeFields(from, own, other, (path) => refuse(`${field}.${path}`), false);
    } else if (refuse(field)) merged[field] = own;
  }
  return merged;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(record: object | undefined): string {
  return record && 'name' in record && typeof record.name === 'string' ? record.name : '';
}

/** The records in which a draft is not valid: none in one that was only changed by commands. */
export function invalidRecords(draft: Draft): ChangedRecord[] {
  const parts: readonly string[] = [...recordMaps, ...singletons];
  const found = new Map<string, ChangedRecord>();
  for (const { path } of validateDraft(draft)) {
    const [part = '', id = ''] = path.replace(/^draft\./, '').split('.');
    const known = parts.includes(part) ? (part as ChangedRecord['part']) : 'schoolData';
    const records: Readonly<Record<string, unknown>> = draft[known];
    const record = records[id];
    found.set(`${known}.${id}`, { part: known, id, name: isFields(record) ? nameOf(record) : '' });
  }
  return [...found.values()];
}

/** The records as a refusal names them. */
export function namesOfRecords(records: readonly ChangedRecord[]): MessageValue {
  const names = records.map(({ part, name }): Message => {
    if (name === '') return { code: `refusals.part.${part}` };
    return { code: 'refusals.changedRecord', values: { name: value.text(name) } };
  });
  return value.messages(names, 'and', 4);
}
