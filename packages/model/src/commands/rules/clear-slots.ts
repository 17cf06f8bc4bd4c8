import type { Draft } from '../../draft/draft.ts';
import type { Id } from '../../values/id.ts';
import { rewriteLessons } from './rewrite-lessons.ts';
import { scan } from './scan.ts';
import { slotAt } from './slot-at.ts';

/** Takes the time slot from every lesson of the structures that is no longer in school. */
export function clearSlotsOutOfSchool(draft: Draft, structures: ReadonlySet<Id>): void {
  const now = scan(draft);
  rewriteLessons(draft, (lesson) => {
    if (!lesson.timeSlot || !structures.has(lesson.structure)) return lesson;
    const isOpen = slotAt(now, lesson, lesson.timeSlot.day, lesson.timeSlot.start);
    return isOpen ? lesson : { ...lesson, timeSlot: null };
  });
}
