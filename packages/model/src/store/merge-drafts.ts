import type { Draft } from '../draft/draft.ts';
import { validateDraft } from '../file/validate-draft.ts';
import type { Id } from '../values/id.ts';
import { diffDrafts, type RecordMapName, recordMaps, type SingletonName, singletons } from './diff.ts';
import { isSame } from './is-same.ts';

/** A record that two sides changed in different ways, or a field of a part that exists once. */
export interface ChangedRecord {
  readonly part: RecordMapName | SingletonName;
  /** The record's id; of a part that exists once the path of the field, with dots between. */
  readonly id: Id;
  /** Its name on either side; empty where it has none. */
  readonly name: string;
}

/**
 * Three-way merge by records: each record that changed on one side only is taken from that side, one that both changed
 * alike from either. Parts that exist once are merged by their fields; counters count both sides.
 *
 * @returns the draft with the changes of both, in which a record with a conflict is as `theirs` has it.
 */
export function mergeDrafts(
  base: Draft,
  ours: Draft,
  theirs: Draft,
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
        conflicts.push({ part, id, name: nameOf(own) || nameOf(other) });
      } else if (own === undefined) delete merged[id];
      else merged[id] = own;
    }
    draft[part] = merged;
  }
  for (const part of singletons) {
    if (!changes[part]) continue;
    const refuse = (id: string) => conflicts.push({ part, id, name: '' });
    draft[part] = mergeFields(base[part], ours[part], theirs[part], refuse, part === 'pickedColors');
  }
  return { draft: draft as Draft, conflicts };
}

type Fields = Readonly<Record<string, unknown>>;

function mergeFields(
  base: Fields,
  ours: Fields,
  theirs: Fields,
  refuse: (path: string) => void,
  areCounters: boolean,
): Fields {
  const merged: Record<string, unknown> = { ...theirs };
  for (const field of new Set([...Object.keys(base), ...Object.keys(ours)])) {
    const [before, own, other] = [base[field], ours[field], theirs[field]];
    if (areCounters) merged[field] = Number(other) + Number(own) - Number(before);
    else if (isSame(before, own) || isSame(own, other)) continue;
    else if (isSame(before, other)) {
      if (own === undefined) delete merged[field];
      else merged[field] = own;
    } else if (isFields(before) && isFields(own) && isFields(other)) {
      merged[field] = mergeFields(before, own, other, (path) => refuse(`${field}.${path}`), false);
    } else refuse(field);
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
