import type { Draft, Placed } from '@bellgrid/model';
import { dayName } from '../names/names.ts';
import type { Violation } from '../violation.ts';
import { cellsOfPlaced, periodsOf } from './unary.ts';

/** The number of different periods that the placements of a day occupy; parallel lessons count once. */
export function loadOf(placed: readonly Placed[]): number {
  const periods = new Set<string>();
  for (const each of placed) {
    for (const period of periodsOf(each)) periods.add(`${each.lesson.structure} ${period}`);
  }
  return periods.size;
}

/** One violation of a whole day, pointing at its lessons. The sentence is made only where it is needed. */
export function dayViolation(
  draft: Draft,
  placed: readonly Placed[],
  day: number,
  amount: number,
  say: (day: string) => string,
): Violation[] {
  if (amount <= 0) return [];
  return [
    {
      amount,
      lessons: placed.map((each) => each.lesson.id),
      cells: placed.flatMap(cellsOfPlaced),
      sentence: say(dayName(draft, day)),
    },
  ];
}
