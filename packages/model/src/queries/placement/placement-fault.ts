import type { Draft } from '../../draft/draft.ts';
import type { Lesson } from '../../records/lesson.ts';
import { hasSchool, isInSchool } from '../../timetable/school-time.ts';

/** Day index and first period index. */
export interface CellAt {
  readonly day: number;
  readonly start: number;
}

/** The reason that a lesson cannot be placed at a cell, as the id of a text. */
export type PlacementFault = 'no-such-slot' | 'too-long' | 'lesson-does-not-fit';

/**
 * The reason that the lesson cannot start there, its structure having no room for it, or null. Other lessons
 * in the cell do not matter: overlaps are shown, never refused.
 */
export function placementFault(draft: Draft, lesson: Lesson, { day, start }: CellAt): PlacementFault | null {
  const structure = draft.schoolData.structures[lesson.structure];
  const dayCount = draft.schoolData.days.length;
  if (!structure || day < 0 || day >= dayCount || start < 0 || start >= structure.periods.length) {
    return 'no-such-slot';
  }
  if (isInSchool(structure, dayCount, lesson, day, start)) return null;
  return lesson.numPeriods > 1 && hasSchool(structure, day, start) ? 'too-long' : 'lesson-does-not-fit';
}

/** Every cell where the lesson can start, by day, then period. */
export function startsOf(draft: Draft, lesson: Lesson): CellAt[] {
  const periods = draft.schoolData.structures[lesson.structure]?.periods ?? [];
  return draft.schoolData.days.flatMap((_, day) =>
    periods
      .map((_period, start) => ({ day, start }))
      .filter((at) => placementFault(draft, lesson, at) === null),
  );
}
