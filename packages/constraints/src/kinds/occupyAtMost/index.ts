import { type Placed, rules } from '@bellgrid/model';
import { createCellCounts } from '../../amounts/cell-counts.ts';
import { lessonsOfSet, setValue } from '../../amounts/lesson-set.ts';
import { limitValue } from '../../amounts/message-values.ts';
import type { Violation } from '../../read/violation.ts';
import { type CellLimitParams, cellLimitRule, isIn } from '../../rule-forms/cell-limit-rule.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

/** One violation of all lessons in the chosen cells, when too many cells are in use. */
function usedCells(params: CellLimitParams, placed: readonly Placed[]): Violation[] {
  const counts = createCellCounts(params.cells);
  for (const each of placed) counts.add(each.day, each.start, each.end);
  const used = counts.used();
  if (used <= params.max) return [];
  const inside = placed.filter((each) =>
    params.cells.some((cell) => cell.day === each.day && cell.period >= each.start && cell.period < each.end),
  );
  const cells = inside.flatMap(({ lesson, day, start, end }) =>
    params.cells
      .filter((cell) => cell.day === day && cell.period >= start && cell.period < end)
      .map((cell) => ({ structure: lesson.structure, ...cell })),
  );
  const distinct = new Map(cells.map((cell) => [`${cell.day} ${cell.period}`, cell]));
  return [
    {
      amount: used - params.max,
      lessons: inside.map((each) => each.lesson.id),
      cells,
      message: {
        code: 'kinds.occupyAtMost.violation',
        values: {
          lessons: setValue(params),
          count: used,
          cells: { kind: 'cells', cells: [...distinct.values()] },
          limit: limitValue('allowed', params.max),
        },
      },
    },
  ];
}

export const occupyAtMost = defineConstraint({
  category: 'subject',
  definition: 'max(0, chosen cells in which any of the lessons is placed − n).',
  beyond: true,
  fet: 'Activities occupy max time slots from selection',
  ...cellLimitRule(rules.occupyAtMost, {
    violationsOf: usedCells,
    amountOf: (counts, max) => Math.max(0, counts.used() - max),
    prove: (params, builder) =>
      builder.fewUsed(lessonsOfSet(builder.draft, params), params.max, (place) =>
        params.cells.filter((cell) => isIn(place, cell)).map(({ day, period }) => `${day} ${period}`),
      ),
  }),
});
