import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
import { isInSchool } from '../../timetable/school-time.ts';
import { scan } from './scan.ts';

/** Takes the time slot from every lesson of the structure that no longer stands in school. */
export function clearSlotsOutOfSchool(draft: Draft, structureId: Id): void {
  const { structures, days } = scan(draft.schoolData);
  const structure = structures[structureId];
  for (const lesson of Object.values(scan(draft.lessons))) {
    if (lesson.structure !== structureId || !lesson.timeSlot) continue;
    const { day, start } = lesson.timeSlot;
    if (!structure || !isInSchool(structure, days.length, lesson, day, start)) {
      const record = draft.lessons[lesson.id];
      if (record) record.timeSlot = null;
    }
  }
}
