import type { Lesson } from '@bellgrid/model';
import type { ProblemBuilder } from '../compile/problem-builder.ts';

/**
 * Pairs on one day with fewer than `spacing` periods between them; overlapping pairs do not count. For
 * drafts with one structure.
 */
export function postCloseness(
  builder: ProblemBuilder,
  pairs: readonly (readonly [Lesson, Lesson])[],
  spacing: number,
): void {
  const lessons = [...new Set(pairs.flat())];
  const position = new Map(lessons.map((lesson, index) => [lesson, index]));
  const flat = Int32Array.from(pairs.flat(), (lesson) => position.get(lesson)!);
  builder.evaluated(lessons, ({ units }) => (start, _room, problem) => {
    let amount = 0;
    for (let i = 0; i < flat.length; i += 2) {
      const [unitA, unitB] = [units[flat[i]!]!, units[flat[i + 1]!]!];
      if (unitA < 0 || unitB < 0) continue;
      const [a, b] = [start[unitA]!, start[unitB]!];
      if (a < 0 || b < 0 || problem.startDay[a] !== problem.startDay[b]) continue;
      const startA = problem.startPeriod[a]!;
      const startB = problem.startPeriod[b]!;
      const between = Math.max(
        startB - startA - problem.startPeriodCount[a]!,
        startA - startB - problem.startPeriodCount[b]!,
      );
      if (between >= 0 && between < spacing) amount += 1;
    }
    return amount;
  });
}
