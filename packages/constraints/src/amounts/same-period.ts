import type { Lesson, Message, Timetable } from '@bellgrid/model';
import type { ProblemBuilder } from '../compile/problem-builder.ts';
import type { ProofBuilder } from '../conflict/proof-builder.ts';
import { push } from '../read/draft-index.ts';
import { placedAndUnplaced } from '../read/timetable-index.ts';
import type { Violation } from '../read/violation.ts';
import { cellsOfPlaced } from './unary.ts';

/** The placed lessons outside the largest group with one start minute of the day. */
export function samePeriodMatches(
  timetable: Timetable,
  lessons: readonly Lesson[],
  message: Message,
): Violation[] {
  const groups = new Map<number, ReturnType<typeof placedAndUnplaced>['placed'][number][]>();
  const { placed } = placedAndUnplaced(timetable, lessons);
  for (const each of placed) push(groups, each.startMinute, each);
  if (groups.size < 2) return [];
  const sorted = [...groups.values()].sort((a, b) => b.length - a.length);
  const others = sorted.slice(1).flat();
  return [
    {
      amount: others.length,
      lessons: others.map((each) => each.lesson.id),
      cells: others.flatMap(cellsOfPlaced),
      message,
    },
  ];
}

export function postSamePeriod(builder: ProblemBuilder, lessons: readonly Lesson[]): void {
  if (lessons.length < 2) return;
  builder.evaluated(lessons, ({ units }) => {
    const counts = new Int32Array(1441);
    return (start, _room, problem) => {
      counts.fill(0);
      let placed = 0;
      let largest = 0;
      for (const unit of units) {
        const at = unit < 0 ? -1 : start[unit]!;
        if (at < 0) continue;
        placed += 1;
        const minute = problem.startMinute[at]!;
        counts[minute] = counts[minute]! + 1;
        largest = Math.max(largest, counts[minute]!);
      }
      return placed - largest;
    };
  });
}

/** All placed lessons start at the same minute of the day. */
export function proveSamePeriod(builder: ProofBuilder, lessons: readonly Lesson[]): void {
  builder.fewUsed(lessons, 1, ({ startMinute }) => [startMinute]);
}
