import {
  type BrokenParts,
  brokenParts,
  type JudgedTimetable,
  judgeTimetable,
  verify,
} from '@bellgrid/constraints';
import {
  compareTimetables,
  type Diff,
  type Draft,
  diffDrafts,
  placementsOf,
  type TimetableChanges,
} from '@bellgrid/model';

/** The differences between two drafts of one school. */
export interface VersionChanges {
  readonly from: Draft;
  readonly to: Draft;
  readonly diff: Diff;
  /** Of the lessons that the later draft has. */
  readonly timetable: TimetableChanges;
  readonly judged: { readonly from: JudgedTimetable; readonly to: JudgedTimetable };
  readonly broken: { readonly from: BrokenParts; readonly to: BrokenParts };
}

/** Compares two drafts with their timetables. Slow for large schools: not for the main thread. */
export function versionChanges(from: Draft, to: Draft): VersionChanges {
  // A lesson that was added was at no other place before.
  const placedSince = placementsOf(to).filter(({ lesson }) => from.lessons[lesson]);
  return {
    from,
    to,
    diff: diffDrafts(from, to),
    timetable: compareTimetables(to, placementsOf(from), placedSince),
    judged: { from: judgeTimetable(from), to: judgeTimetable(to) },
    broken: { from: brokenParts(verify(from)), to: brokenParts(verify(to)) },
  };
}
