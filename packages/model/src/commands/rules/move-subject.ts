import type { Draft } from '../../draft/draft.ts';
import type { Subject } from '../../records/subject.ts';
import type { Id } from '../../values/id.ts';
import { leavePeriodRules } from './leave-period-rules.ts';

/**
 * Moves a subject to another structure: its lessons lose their time slots, and both leave the rules about periods of
 * the old structure.
 */
export function moveSubject(draft: Draft, subject: Subject, structure: Id): void {
  if (subject.structure === structure) return;
  subject.structure = structure;
  const lessons = new Set(subject.lessons);
  for (const id of lessons) {
    const lesson = draft.lessons[id];
    if (!lesson) continue;
    lesson.structure = structure;
    lesson.timeSlot = null;
  }
  leavePeriodRules(draft, { subject: new Set([subject.id]), lesson: lessons });
}
