import type { Lesson, Placed, Timetable } from '@bellgrid/model';
import { lessonName } from '../names/names.ts';
import type { Violation } from '../violation.ts';
import { cellsOfPlaced, whereabouts } from './unary.ts';

/**
 * Pairs of placed lessons with an amount above 0. Sentence: "{first} is on {where} and {second} on
 * {where}: {why}".
 */
export function pairMatches(
  timetable: Timetable,
  pairs: readonly (readonly [Lesson, Lesson])[],
  amountOf: (first: Placed, second: Placed) => number,
  why: string,
): Violation[] {
  const violations: Violation[] = [];
  for (const [first, second] of pairs) {
    const a = timetable.placed.get(first.id);
    const b = timetable.placed.get(second.id);
    if (!a || !b) continue;
    const amount = amountOf(a, b);
    if (amount > 0) violations.push(pairViolation(timetable, a, b, amount, why));
  }
  return violations;
}

export function pairViolation(
  timetable: Timetable,
  a: Placed,
  b: Placed,
  amount: number,
  why: string,
): Violation {
  const { draft } = timetable;
  const first = `${lessonName(draft, a.lesson.id)} is on ${whereabouts(draft, a)}`;
  const second = `${lessonName(draft, b.lesson.id)} on ${whereabouts(draft, b)}`;
  return {
    amount,
    lessons: [a.lesson.id, b.lesson.id],
    cells: [...cellsOfPlaced(a), ...cellsOfPlaced(b)],
    sentence: `${first} and ${second}: ${why}`,
  };
}

/** Whether the first ends by the start of the second, in week order. */
export function endsBefore(first: Placed, second: Placed): boolean {
  return first.day < second.day || (first.day === second.day && first.endMinute <= second.startMinute);
}
