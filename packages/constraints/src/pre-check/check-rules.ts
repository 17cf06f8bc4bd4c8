import { type BoundConstraint, referencesOf, sentenceOf } from '../bound-constraint.ts';
import { lessonsById, lessonsOfSubjects } from '../timetable-index.ts';
import { type CheckContext, found, itemOfLesson } from './check-context.ts';
import type { PreCheckEvent, PreCheckItem } from './event.ts';

/**
 * No hard rule asks for more than its lessons can ever give: unplaced lessons excuse a rule by as much as
 * they could do for it, so an amount that is left with nothing placed is left always.
 */
export function* checkRules({ draft, missing }: CheckContext): Iterable<PreCheckEvent> {
  for (const [bound, amount] of missing) {
    const { subjects = [], lessons: ids = [] } = referencesOf(bound);
    const lessons = [...lessonsById(draft, ids), ...lessonsOfSubjects(draft, subjects)];
    const item = itemOfRule(bound) ?? (lessons[0] ? itemOfLesson(lessons[0]) : null);
    if (!item) continue;
    yield found({
      kind: 'cannotHold',
      sentence: `${sentenceOf(draft, bound)}, but there are not enough lessons for that: ${amount} missing.`,
      lessons,
      item,
      available: 0,
      scheduled: amount,
      constraints: bound.records,
    });
  }
}

function itemOfRule(bound: BoundConstraint): { type: PreCheckItem; id: string } | null {
  const { groups = [], teachers = [] } = referencesOf(bound);
  if (groups[0] !== undefined) return { type: 'group', id: groups[0] };
  return teachers[0] === undefined ? null : { type: 'teacher', id: teachers[0] };
}
