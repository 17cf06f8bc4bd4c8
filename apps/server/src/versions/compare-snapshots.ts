import { isDeepStrictEqual } from 'node:util';
import { type Draft, diffDrafts, type Lesson } from '@bellgrid/model';
import { type compareVersions, MAX_COMPARED_IDS } from '@bellgrid/protocol';
import type * as z from 'zod';
import { publishedData } from '../editions/published-data.ts';
import { draftInSnapshot } from './draft-in-snapshot.ts';

/** Records with a change: their number, and the ids of as many as there is room for. */
interface ChangedRecords {
  readonly count: number;
  readonly ids: string[];
}

/** The fields of a draft that pages show; all that they may show, where absent. */
export type ShownFields = Pick<z.output<typeof compareVersions.request>, 'teachers' | 'rooms'>;

export interface SnapshotComparison {
  /** By kind of record, where there is a difference. */
  readonly records: Record<
    string,
    { added: ChangedRecords; changed: ChangedRecords; removed: ChangedRecords }
  >;
  /** Parts of the draft that exist once and are different. */
  readonly parts: string[];
  /** Lessons that are new, gone, or at another time, in another room or with other people. */
  readonly rescheduled: number;
  /** Those of them that have lost their time. */
  readonly unplaced: number;
  /** True where published pages of the two differ that show these fields. */
  readonly isSeen: boolean;
}

/**
 * The changes that turn the draft in one snapshot (gzip bytes) into that in another; null when one cannot be
 * read. Slow for large drafts: never call it in the event loop. The answer is short, whatever the drafts hold: it
 * goes through the event loop.
 */
export function compareSnapshots(
  from: Uint8Array,
  to: Uint8Array,
  shown: ShownFields,
): SnapshotComparison | null {
  const older = draftInSnapshot(from);
  const newer = draftInSnapshot(to);
  if (!older || !newer) return null;
  const rescheduled = rescheduledLessons(older, newer);
  const comparison: SnapshotComparison = {
    ...{ records: {}, parts: [], rescheduled: rescheduled.length },
    unplaced: rescheduled.filter((id) => older.lessons[id]?.timeSlot && newer.lessons[id]?.timeSlot === null)
      .length,
    isSeen: !isDeepStrictEqual(shownParts(older, shown), shownParts(newer, shown)),
  };
  let room = MAX_COMPARED_IDS;
  const listed = (records: Readonly<Record<string, unknown>>): ChangedRecords => {
    const all = Object.keys(records);
    const ids = all.slice(0, room);
    room -= ids.length;
    return { count: all.length, ids };
  };
  for (const [name, difference] of Object.entries(diffDrafts(older, newer))) {
    if ('added' in difference) {
      const { added, updated, removed } = difference;
      comparison.records[name] = {
        added: listed(added),
        changed: listed(updated),
        removed: listed(removed),
      };
    } else {
      comparison.parts.push(name);
    }
  }
  return comparison;
}

/** All that published pages with these fields show of a draft. */
const shownParts = (draft: Draft, { teachers, rooms }: ShownFields) =>
  (teachers ? [teachers] : (['initials', 'full'] as const)).map((each) =>
    publishedData(draft, { teachers: each, rooms: rooms !== 'hidden', language: 'en', color: '' }, ''),
  );

function rescheduledLessons(older: Draft, newer: Draft): string[] {
  const factsOf = (lesson: Lesson | undefined) =>
    lesson && [lesson.subject, lesson.timeSlot, lesson.classroom, lesson.teachers, lesson.groups];
  const ids = new Set([...Object.keys(older.lessons), ...Object.keys(newer.lessons)]);
  return [...ids].filter((id) => !isDeepStrictEqual(factsOf(older.lessons[id]), factsOf(newer.lessons[id])));
}
