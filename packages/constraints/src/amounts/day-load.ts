import type { Message, MessageValue, Placed } from '@bellgrid/model';
import type { Violation } from '../read/violation.ts';
import { daysValue } from './message-values.ts';
import { cellsOfPlaced, periodsOf } from './unary.ts';

/** The number of different periods that the placements of a day occupy; parallel lessons count once. */
export function loadOf(placed: readonly Placed[]): number {
  const periods = new Set<string>();
  for (const each of placed) {
    for (const period of periodsOf(each)) periods.add(`${each.lesson.structure} ${period}`);
  }
  return periods.size;
}

/** One violation of a whole day, pointing at its lessons; none without an amount. */
export function dayViolation(
  placed: readonly Placed[],
  day: number,
  amount: number,
  messageOf: (day: MessageValue) => Message,
): Violation[] {
  if (amount <= 0) return [];
  return [
    {
      amount,
      lessons: placed.map((each) => each.lesson.id),
      cells: placed.flatMap(cellsOfPlaced),
      message: messageOf(daysValue(day)),
    },
  ];
}
