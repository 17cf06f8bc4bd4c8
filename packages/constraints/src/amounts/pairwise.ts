import type { Lesson, Placed, Timetable } from '@bellgrid/model';
import type { Violation } from '../read/violation.ts';
import { named, placeValue, type Values } from './message-values.ts';
import { cellsOfPlaced } from './unary.ts';

/** Pairs of placed lessons with an amount above 0. The text also has `first`, `firstPlace`, `second` and `secondPlace`. */
export function pairMatches(
  timetable: Timetable,
  pairs: readonly (readonly [Lesson, Lesson])[],
  amountOf: (first: Placed, second: Placed) => number,
  code: string,
  values: Values = {},
): Violation[] {
  const violations: Violation[] = [];
  for (const [first, second] of pairs) {
    const a = timetable.placed.get(first.id);
    const b = timetable.placed.get(second.id);
    if (!a || !b) continue;
    const amount = amountOf(a, b);
    if (amount > 0) violations.push(pairViolation(a, b, amount, code, values));
  }
  return violations;
}

export function pairViolation(a: Placed, b: Placed, amount: number, code: string, values: Values): Violation {
  return {
    amount,
    lessons: [a.lesson.id, b.lesson.id],
    cells: [...cellsOfPlaced(a), ...cellsOfPlaced(b)],
    message: {
      code,
      values: {
        ...values,
        first: named('lesson', a.lesson.id),
        firstPlace: placeValue(a),
        second: named('lesson', b.lesson.id),
        secondPlace: placeValue(b),
      },
    },
  };
}

/** True when the first ends by the start of the second, in week order. */
export function endsBefore(first: Placed, second: Placed): boolean {
  return first.day < second.day || (first.day === second.day && first.endMinute <= second.startMinute);
}
