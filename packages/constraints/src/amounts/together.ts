import type { Message, Placed, Timetable } from '@bellgrid/model';
import type { Problem } from '@bellgrid/solver';
import type { Amount, ProblemBuilder } from '../compile/problem-builder.ts';
import { placedAndUnplaced } from '../read/timetable-index.ts';
import { lowered, type Violation } from '../read/violation.ts';
import type { Sides } from './sides.ts';
import { cellsOfPlaced } from './unary.ts';

/**
 * The number of lessons of the smaller side that are not matched with a lesson of the other side in the same
 * place; `keyOf` defines the place. Both sides share only equal keys, so the maximum matching is the sum of
 * the smaller counts. Each unplaced lesson excuses one.
 */
export function togetherMatches(
  timetable: Timetable,
  sides: Sides,
  keyOf: (placed: Placed) => string,
  message: Message,
): Violation[] {
  const a = placedAndUnplaced(timetable, sides.a);
  const b = placedAndUnplaced(timetable, sides.b);
  const left = new Map<string, number>();
  for (const placed of b.placed) left.set(keyOf(placed), (left.get(keyOf(placed)) ?? 0) + 1);
  const lonely: Placed[] = [];
  for (const placed of a.placed) {
    const free = left.get(keyOf(placed)) ?? 0;
    if (free > 0) left.set(keyOf(placed), free - 1);
    else lonely.push(placed);
  }
  const matched = a.placed.length - lonely.length;
  const amount = Math.min(sides.a.length, sides.b.length) - matched;
  if (amount <= 0) return [];
  const pointed = sides.a.length <= sides.b.length ? lonely : [...lonely, ...b.placed];
  const violation = {
    amount,
    lessons: pointed.map((placed) => placed.lesson.id),
    cells: pointed.flatMap(cellsOfPlaced),
    message,
  };
  return lowered([violation], a.unplaced.length + b.unplaced.length);
}

/** `togetherMatches` for the engine; `keyOf` gives an integer for a start index of the problem. */
export function postTogether(
  builder: ProblemBuilder,
  sides: Sides,
  keyOf: (problem: Problem, start: number) => number,
): void {
  const lessons = [...sides.a, ...sides.b];
  const split = sides.a.length;
  const wanted = Math.min(split, sides.b.length);
  const [few, many] = split <= sides.b.length ? [sides.a, sides.b] : [sides.b, sides.a];
  if (few.every((lesson) => many.some((other) => builder.areTogether(lesson, other)))) return;
  builder.evaluated(lessons, ({ units }): Amount => {
    const left = new Map<number, number>();
    return (start, _room, problem) => {
      left.clear();
      let unplaced = 0;
      let matched = 0;
      for (let i = lessons.length - 1; i >= 0; i -= 1) {
        const unit = units[i]!;
        const at = unit < 0 ? -1 : start[unit]!;
        if (at < 0) {
          unplaced += 1;
          continue;
        }
        const key = keyOf(problem, at);
        const free = left.get(key) ?? 0;
        if (i >= split) left.set(key, free + 1);
        else if (free > 0) {
          left.set(key, free - 1);
          matched += 1;
        }
      }
      return Math.max(0, wanted - matched - unplaced);
    };
  });
}
