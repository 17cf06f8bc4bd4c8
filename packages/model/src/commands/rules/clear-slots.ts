import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
import { isInSchool } from '../../timetable/school-time.ts';

/** Takes the time slot from every lesson of the structure that no longer stands in school. */
export function clearSlotsOutOfSchool(draft: Draft, structureId: Id): void {
  const structure = draft.schoolData.structures[structureId];
  const days = draft.schoolData.days.length;
  for (const lesson of Object.values(draft.lessons)) {
    if (lesson.structure !== structureId || !lesson.timeSlot) continue;
    const { day, start } = lesson.timeSlot;
    if (!structure || !isInSchool(structure, days, lesson, day, start)) lesson.timeSlot = null;
  }
}
