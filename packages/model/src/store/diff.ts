import type { Draft } from '../draft/draft.ts';
import type { Id } from '../values/id.ts';
import { isSame } from './is-same.ts';

/** The parts of a draft that are records by id, in the order in which they are compared and applied. */
export const recordMaps = [
  'teachers',
  'groups',
  'classrooms',
  'subjects',
  'lessons',
  'constraints',
  'customViews',
  'trackSets',
] as const;
export type RecordMapName = (typeof recordMaps)[number];

/** The parts of a draft that exist once and change as a whole. */
export const singletons = ['schoolData', 'constraintGroupWeights', 'config', 'pickedColors'] as const;
export type SingletonName = (typeof singletons)[number];

export type RecordOf<Name extends RecordMapName> = Draft[Name][Id];

export interface RecordsDiff<T> {
  readonly added: Readonly<Record<Id, T>>;
  readonly updated: Readonly<Record<Id, readonly [from: T, to: T]>>;
  readonly removed: Readonly<Record<Id, T>>;
}

/**
 * The one currency of change: what turns one draft into another. Parts that did not change are absent.
 * Records are shared with the drafts that they come from and are never modified.
 */
export type Diff = {
  readonly [Name in RecordMapName]?: RecordsDiff<RecordOf<Name>>;
} & {
  readonly [Name in SingletonName]?: readonly [from: Draft[Name], to: Draft[Name]];
};

/** The parts in which two drafts may differ: the ids of the records of each, or 'all' for the whole part. */
export type Touched = ReadonlyMap<string, ReadonlySet<Id> | 'all'>;

/**
 * The changes that turn `from` into `to`. Records that are the same object or have the same content do not
 * count. With `touched`, nothing else is compared.
 */
export function diffDrafts(from: Draft, to: Draft, touched?: Touched): Diff {
  const diff: Record<string, unknown> = {};
  for (const name of recordMaps) {
    const where = touched ? touched.get(name) : 'all';
    const records = where && diffRecords<unknown>(from[name], to[name], where);
    if (records) diff[name] = records;
  }
  for (const name of singletons) {
    if (touched && !touched.has(name)) continue;
    if (!isSame(from[name], to[name])) diff[name] = [from[name], to[name]];
  }
  return diff as Diff;
}

export function isEmptyDiff(diff: Diff): boolean {
  return Object.keys(diff).length === 0;
}

function diffRecords<T>(
  from: Record<Id, T>,
  to: Record<Id, T>,
  where: ReadonlySet<Id> | 'all',
): RecordsDiff<T> | null {
  if (from === to) return null;
  const added: Record<Id, T> = {};
  const updated: Record<Id, readonly [T, T]> = {};
  const removed: Record<Id, T> = {};
  let changes = 0;
  const ids = where === 'all' ? idsOf(from, to) : where;
  for (const id of ids) {
    const before = from[id];
    const after = to[id];
    if (before === after || isSame(before, after)) continue;
    if (before === undefined) added[id] = after as T;
    else if (after === undefined) removed[id] = before;
    else updated[id] = [before, after];
    changes += 1;
  }
  return changes > 0 ? { added, updated, removed } : null;
}

function idsOf(from: Record<Id, unknown>, to: Record<Id, unknown>): Id[] {
  const ids = Object.keys(to);
  for (const id of Object.keys(from)) if (!(id in to)) ids.push(id);
  return ids;
}

/** The diff that takes this one back. */
export function invertDiff(diff: Diff): Diff {
  const inverse: Record<string, unknown> = {};
  for (const name of recordMaps) {
    const records = diff[name];
    if (!records) continue;
    const updated: Record<Id, unknown> = {};
    for (const [id, [from, to]] of Object.entries(records.updated)) updated[id] = [to, from];
    inverse[name] = { added: records.removed, updated, removed: records.added };
  }
  for (const name of singletons) {
    const change = diff[name];
    if (change) inverse[name] = [change[1], change[0]];
  }
  return inverse as Diff;
}

/**
 * The draft after the diff. Parts that the diff does not name stay the same objects. Never modifies `draft`;
 * what the diff expects to find there is not checked.
 */
export function applyDiff(draft: Draft, diff: Diff): Draft {
  const next: Record<string, unknown> = { ...draft };
  for (const name of recordMaps) {
    const records = diff[name];
    if (!records) continue;
    const map: Record<Id, unknown> = { ...draft[name], ...records.added };
    for (const [id, [, to]] of Object.entries(records.updated)) map[id] = to;
    for (const id of Object.keys(records.removed)) delete map[id];
    next[name] = map;
  }
  for (const name of singletons) {
    const change = diff[name];
    if (change) next[name] = change[1];
  }
  return next as Draft;
}
