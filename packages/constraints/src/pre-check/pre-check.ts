import type { Draft } from '@bellgrid/model';
import { lessonsById, lessonsOfSubjects } from '../read/timetable-index.ts';
import { type BoundConstraint, ruleMessageOf, ruleReferences } from '../rules/bound-constraint.ts';
import { checkBudget } from './check-budget.ts';
import { aboutItem, type CheckContext, createCheckContext, found, itemOfLesson } from './check-context.ts';
import { checkDistinctStarts } from './check-distinct-starts.ts';
import { checkFirstPeriods } from './check-first-periods.ts';
import { checkOrder } from './check-order.ts';
import { checkPeriods } from './check-periods.ts';
import { checkRoomPlaces } from './check-room-places.ts';
import { checkRooms } from './check-rooms.ts';
import { checkSameTime } from './check-same-time.ts';
import { checkSlots } from './check-slots.ts';
import { checkStarts } from './check-starts.ts';
import { checkWorkload } from './check-workload.ts';
import type { PreCheckEvent, PreCheckItem } from './event.ts';

/**
 * No hard rule demands more than its lessons can ever give: unplaced lessons excuse a rule by as much as they
 * could contribute, so an amount that remains in an empty timetable always remains.
 */
function* checkRules({ draft, missing }: CheckContext): Iterable<PreCheckEvent> {
  for (const [bound, amount] of missing) {
    const { subjects = [], lessons: ids = [] } = ruleReferences(bound);
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
  const { groups = [], teachers = [] } = ruleReferences(bound);
  if (groups[0] !== undefined) return { type: 'group', id: groups[0] };
  return teachers[0] === undefined ? null : { type: 'teacher', id: teachers[0] };
}

/**
 * Looks for reasons why no full timetable can exist, by counting (semantics, section 6), one event per
 * item and finding. A finding is a proof; no finding proves nothing.
 */
export function* preCheck(draft: Draft, options: { solveAnyway?: boolean } = {}): Iterable<PreCheckEvent> {
  const context = createCheckContext(draft, options.solveAnyway ?? false);
  const tooClosed = [...(yield* checkPeriods(context)), ...(yield* checkRooms(context))];
  yield* checkStarts(context, tooClosed);
  yield* checkDistinctStarts(context);
  yield* checkRoomPlaces(context);
  yield* checkWorkload(context);
  yield* checkSlots(context);
  yield* checkRules(context);
  yield* checkSameTime(context);
  yield* checkFirstPeriods(context);
  yield* checkOrder(context);
  yield* checkBudget(context);
}
