import type { Draft, Placed } from '@bellgrid/model';
import { createCellCounts } from '../../amounts/cell-counts.ts';
import { lessonsOfSet, setName } from '../../amounts/lesson-set.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { counted } from '../../names/names.ts';
import { type CellLimitParams, cellLimitRule, isIn } from '../../rule-forms/cell-limit-rule.ts';
import type { Violation } from '../../violation.ts';

/** One violation of all lessons in the chosen cells, when too many cells are in use. */
function usedCells(params: CellLimitParams, draft: Draft, placed: readonly Placed[]): Violation[] {
  const counts = createCellCounts(params.cells);
  for (const each of placed) counts.add(each.day, each.start, each.end);
  const used = counts.used();
  if (used <= params.max) return [];
  const inside = placed.filter((each) =>
    params.cells.some((cell) => cell.day === each.day && cell.period >= each.start && cell.period < each.end),
  );
  return [
    {
      amount: used - params.max,
      lessons: inside.map((each) => each.lesson.id),
      cells: inside.flatMap(({ lesson, day, start, end }) =>
        params.cells
          .filter((cell) => cell.day === day && cell.period >= start && cell.period < end)
          .map((cell) => ({ structure: lesson.structure, ...cell })),
      ),
      sentence: `${setName(draft, params)} use ${counted(used, 'chosen cell')}, at most ${params.max} allowed`,
    },
  ];
}

export const occupyAtMost = defineConstraint({
  kind: 'occupyAtMost',
  family: 'lessons',
  category: 'subject',
  definition: 'max(0, chosen cells in which any of the lessons stands − n).',
  beyond: true,
  fet: 'Activities occupy max time slots from selection',
  ...cellLimitRule({
    sentence: (params, draft) =>
      `${setName(draft, params)}: at most ${params.max} of ${counted(params.cells.length, 'chosen cell')} in use`,
    violationsOf: usedCells,
    amountOf: (counts, max) => Math.max(0, counts.used() - max),
    prove: (params, builder) =>
      builder.fewUsed(lessonsOfSet(builder.draft, params), params.max, (place) =>
        params.cells.filter((cell) => isIn(place, cell)).map(({ day, period }) => `${day} ${period}`),
      ),
  }),
});
