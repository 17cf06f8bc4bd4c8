import type { Draft } from '../../records/draft.ts';
import type { Subject } from '../../records/subject.ts';
import { schoolDays } from '../../timetable/school-time.ts';

/**
 * Keeps 'no more than one per day' and 'at least one per day' sensible when the number of a subject's
 * lessons goes from `before` to what it is now: more lessons than school days make the former the latter;
 * with as many or fewer the latter says the same as the former, and becomes it.
 */
export function adjustSpread(draft: Draft, subject: Subject, before: number): void {
  const structure = draft.schoolData.structures[subject.structure];
  const days = structure ? schoolDays(structure, draft.schoolData.days.length).length : 0;
  const spread = subject.lessonsSpreadConstraint;
  const now = subject.lessons.length;
  if (now > before && now > days && spread.constraint === 'NoMoreThanOnePerDay') {
    spread.constraint = 'AtLeastOnePerDay';
  } else if (now <= days && spread.constraint === 'AtLeastOnePerDay') {
    spread.constraint = 'NoMoreThanOnePerDay';
  }
}
