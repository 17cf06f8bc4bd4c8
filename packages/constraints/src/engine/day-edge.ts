import type { Lesson } from '@bellgrid/model';
import { classmates } from '../amounts/classmates.ts';
import type { ProblemBuilder } from '../compile/problem-builder.ts';

/**
 * Lessons with an earlier (`begins`) or later (`ends`) lesson of their classes on the same day. When it is
 * hard, each two lessons are a rule of their own; a soft rule counts a lesson once, however many are beyond
 * it.
 */
export function postDayEdge(
  builder: ProblemBuilder,
  lessons: readonly Lesson[],
  edge: 'begins' | 'ends',
): void {
  const mates = lessons.map((lesson) => classmates(builder.draft, lesson));
  if (builder.isHard) {
    const pairsOf = (lesson: Lesson, index: number) =>
      mates[index]!.map((other): [Lesson, Lesson] => (edge === 'begins' ? [lesson, other] : [other, lesson]));
    builder.pairs(edge === 'begins' ? 'startsByInDay' : 'endsByInDay', lessons.flatMap(pairsOf));
    return;
  }
  const all = [...new Set([...lessons, ...mates.flat()])];
  const position = new Map(all.map((lesson, index) => [lesson, index]));
  const others = mates.map((list) => Int32Array.from(list, (lesson) => position.get(lesson)!));
  builder.evaluated(all, ({ units }) => (start, _room, problem) => {
    const { startDay, startMinute, endMinute } = problem;
    let amount = 0;
    for (let i = 0; i < others.length; i += 1) {
      const at = units[i]! < 0 ? -1 : start[units[i]!]!;
      if (at < 0) continue;
      for (const other of others[i]!) {
        const there = units[other]! < 0 ? -1 : start[units[other]!]!;
        if (there < 0 || startDay[there] !== startDay[at]) continue;
        const isBeyond =
          edge === 'begins' ? startMinute[there]! < startMinute[at]! : endMinute[there]! > endMinute[at]!;
        if (!isBeyond) continue;
        amount += 1;
        break;
      }
    }
    return amount;
  });
}
