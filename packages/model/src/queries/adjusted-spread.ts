import type { Draft } from '../draft/draft.ts';
import type { LessonSpread, Subject } from '../records/subject.ts';
import { schoolDays } from '../timetable/school-time.ts';

/**
 * A subject's lesson spread after the number of its lessons went from `before` to `now`: more lessons than
 * school days make 'no more than one per day' into 'at least one per day'; with as many or fewer the latter
 * says the same as the former, and becomes it.
 */
export function adjustedSpread(
  draft: Draft,
  structureId: Subject['structure'],
  spread: LessonSpread,
  { before, now }: { readonly before: number; readonly now: number },
): LessonSpread {
  const structure = draft.schoolData.structures[structureId];
  const days = structure ? schoolDays(structure, draft.schoolData.days.length).length : 0;
  if (now > before && now > days && spread === 'NoMoreThanOnePerDay') return 'AtLeastOnePerDay';
  if (now <= days && spread === 'AtLeastOnePerDay') return 'NoMoreThanOnePerDay';
  return spread;
}
