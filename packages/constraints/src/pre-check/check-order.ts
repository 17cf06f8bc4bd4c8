import { type Id, type Lesson, MOST_NAMED, type Placed, value } from '@bellgrid/model';
import { sidesOf } from '../amounts/sides.ts';
import { distinctIds } from '../compile/findings.ts';
import { kinds } from '../kinds/registry.ts';
import { push } from '../read/draft-index.ts';
import { type BoundConstraint, paramsOf, ruleMessageOf } from '../rules/bound-constraint.ts';
import { aboutItem, type CheckContext, found, itemOfLesson, placesByOwnRules } from './check-context.ts';
import type { PreCheckEvent } from './event.ts';

type Time = Pick<Placed, 'day' | 'startMinute' | 'endMinute'>;

/** A hard rule that one lesson ends before another starts. */
interface Order {
  readonly bound: BoundConstraint;
  readonly first: Lesson;
  readonly second: Lesson;
}

/** The earliest place of a lesson, by the orders so far, and the one that it comes from. */
interface Earliest {
  readonly times: readonly Time[];
  readonly from: Order | null;
}

/**
 * Lessons in a hard order have places one after the other: each one's earliest place follows from those of the lessons
 * before it, by the longest path. A circle moves them past the end of the week.
 */
export function* checkOrder(context: CheckContext): Iterable<PreCheckEvent> {
  const orders = ordersOf(context);
  const after = new Map<Id, Order[]>();
  for (const order of orders) push(after, order.first.id, order);
  const earliest = new Map<Id, Earliest>();
  const earliestOf = ({ id }: Lesson): Earliest =>
    earliest.get(id) ?? { times: placesByOwnRules(context, id), from: null };
  const open = new Set(orders.map(({ first }) => first));
  const told = new Set<BoundConstraint>();
  for (const first of open) {
    open.delete(first);
    const [soonest] = earliestOf(first).times.toSorted((a, b) => a.day - b.day || a.endMinute - b.endMinute);
    if (!soonest) continue;
    for (const order of after.get(first.id) ?? []) {
      const { second } = order;
      const before = earliestOf(second).times;
      const times = before.filter(({ day, startMinute }) => isLater({ day, startMinute }, soonest));
      if (times.length === before.length) continue;
      earliest.set(second.id, { times, from: order });
      if (times.length > 0) {
        open.add(second);
        continue;
      }
      const path = pathTo(order, earliestOf);
      if (path.some(({ bound }) => told.has(bound))) continue;
      for (const { bound } of path) told.add(bound);
      yield report(context, path, second);
    }
  }
}

const isLater = (time: Pick<Time, 'day' | 'startMinute'>, { day, endMinute }: Time): boolean =>
  time.day > day || (time.day === day && time.startMinute >= endMinute);

/** The hard orders of one lesson and another, both of which have places. */
function ordersOf(context: CheckContext): Order[] {
  return context.openRules.flatMap((bound) => {
    const before = paramsOf(bound, kinds.before);
    const params = before ?? paramsOf(bound, kinds.after);
    if (params?.type !== 'lesson') return [];
    const { a, b } = sidesOf(context.draft, params);
    const [base, other] = [a[0], b[0]];
    if (!base || !other || base === other) return [];
    if ([base, other].some(({ id }) => placesByOwnRules(context, id).length === 0)) return [];
    const [first, second] = before ? [base, other] : [other, base];
    return [{ bound, first, second }];
  });
}

/** The orders that lead to the last one, each once. */
function pathTo(last: Order, earliestOf: (lesson: Lesson) => Earliest): Order[] {
  const path = [last];
  for (
    let { from } = earliestOf(last.first);
    from !== null && !path.includes(from);
    { from } = earliestOf(from.first)
  )
    path.unshift(from);
  return path;
}

function report({ draft }: CheckContext, path: readonly Order[], last: Lesson): PreCheckEvent {
  const lessons = [...new Set(path.flatMap(({ first, second }) => [first, second]))];
  const ids = lessons.map(({ id }) => id);
  const item = itemOfLesson(last);
  const values = {
    lesson: value.items('lesson', [last.id]),
    rules: value.messages(
      path.map(({ bound }) => ruleMessageOf(draft, bound)),
      'semicolon',
      MOST_NAMED,
    ),
  };
  const about = {
    ...aboutItem(item, lessons),
    lessons: ids,
    constraints: distinctIds(path.flatMap(({ bound }) => bound.records)),
  };
  return found(
    { code: 'findings.noTimeInOrder', values, about },
    { item, available: 0, scheduled: last.numPeriods },
  );
}
