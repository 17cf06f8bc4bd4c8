import type { Id } from '../../records/id.ts';
import { type Diff, type RecordMapName, recordMaps } from '../../store/diff.ts';

export type LostRecords = Readonly<Record<RecordMapName, readonly Id[]>>;

/**
 * What an edit deletes, by the diff between the draft and what `runCommand` makes of it: for a confirmation
 * that says what goes along.
 */
export function lostRecords(diff: Diff): LostRecords {
  const lost = recordMaps.map((name) => [name, Object.keys(diff[name]?.removed ?? {})] as const);
  return Object.fromEntries(lost) as Record<RecordMapName, Id[]>;
}

/** The lessons that an edit sends to the staging area: they stand now, still exist after it, and do not stand. */
export function unplacedLessons(diff: Diff): Id[] {
  return Object.entries(diff.lessons?.updated ?? {}).flatMap(([id, [from, to]]) => {
    return from.timeSlot !== null && to.timeSlot === null ? [id] : [];
  });
}
