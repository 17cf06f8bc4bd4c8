import { lessonsById, lessonsOfSubjects } from '../read/timetable-index.ts';
import { type BoundConstraint, referencesOf, ruleMessageOf } from '../rules/bound-constraint.ts';
import { aboutItem, type CheckContext, found, itemOfLesson } from './check-context.ts';
import type { PreCheckEvent, PreCheckItem } from './event.ts';

/**
 * No hard rule demands more than its lessons can ever give: unplaced lessons excuse a rule by as much as they
 * could contribute, so an amount that remains in an empty timetable always remains.
 */
export function* checkRules({ draft, missing }: CheckContext): Iterable<PreCheckEvent> {
  for (const [bound, amount] of missing) {
    const { subjects = [], lessons: ids = [] } = referencesOf(bound);
    const lessons = [...lessonsById(draft, ids), ...lessonsOfSubjects(draft, subjects)];
    const item = itemOfRule(bound) ?? (lessons[0] ? itemOfLesson(lessons[0]) : null);
    if (!item) continue;
    const finding = {
      code: 'findings.cannotHold',
      values: { rule: ruleMessageOf(draft, bound), missing: amount },
      about: {
        ...aboutItem(item, lessons),
        lessons: lessons.map(({ id }) => id),
        constraints: bound.records,
      },
    };
    yield found(finding, { item, available: 0, scheduled: amount });
  }
}

function itemOfRule(bound: BoundConstraint): { type: PreCheckItem; id: string } | null {
  const { groups = [], teachers = [] } = referencesOf(bound);
  if (groups[0] !== undefined) return { type: 'group', id: groups[0] };
  return teachers[0] === undefined ? null : { type: 'teacher', id: teachers[0] };
}
