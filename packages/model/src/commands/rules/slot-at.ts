import type { Draft } from '../../draft/draft.ts';
import type { Lesson, TimeSlot } from '../../records/lesson.ts';
import { isInSchool } from '../../timetable/school-time.ts';

/** The time slot of a lesson that starts at (day, start), or null where its structure has no room for it. */
export function slotAt(draft: Draft, lesson: Lesson, day: number, start: number): TimeSlot | null {
  const structure = draft.schoolData.structures[lesson.structure];
  if (!structure || !isInSchool(structure, draft.schoolData.days.length, lesson, day, start)) return null;
  return { day, start, end: start + lesson.numPeriods };
}
