import type { Draft, Id, Placed } from '@bellgrid/model';
import { lessonsOfSet, setName } from '../../amounts/lesson-set.ts';
import type { Place } from '../../compile/problem-builder.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { counted, dayName, periodName } from '../../names/names.ts';
import { type CellLimitParams, cellLimitRule, isIn } from '../../rule-forms/cell-limit-rule.ts';
import type { Violation } from '../../violation.ts';

/** One violation for each chosen cell with too many lessons. */
function crowdedCells(params: CellLimitParams, draft: Draft, placed: readonly Placed[]): Violation[] {
  return params.cells.flatMap(({ day, period }) => {
    const here = placed.filter((each) => each.day === day && each.start <= period && period < each.end);
    if (here.length <= params.max) return [];
    const structure = here[0]?.lesson.structure ?? '';
    const where = `${dayName(draft, day)}, ${periodName(draft, structure, period)}`;
    return [
      {
        amount: here.length - params.max,
        lessons: here.map((each) => each.lesson.id),
        cells: [{ structure, day, period }],
        sentence: `${setName(draft, params)}: ${here.length} at once on ${where}, at most ${params.max} allowed`,
      },
    ];
  });
}

export const atMostAtATime = defineConstraint({
  kind: 'atMostAtATime',
  family: 'lessons',
  category: 'subject',
  definition: 'Σ over the chosen cells max(0, lessons that stand there − n).',
  beyond: true,
  fet: 'Max simultaneous activities in selected time slots',
  ...cellLimitRule({
    sentence: (params, draft) =>
      `${setName(draft, params)}: at most ${params.max} at a time in ${counted(params.cells.length, 'chosen cell')}`,
    violationsOf: crowdedCells,
    amountOf: (counts, max) => counts.excess(max),
    prove: (params, builder) => {
      for (const cell of params.cells) {
        const here = (place: Place, lesson: Id) => (isIn(place, cell) ? [lesson] : []);
        builder.fewUsed(lessonsOfSet(builder.draft, params), params.max, here);
      }
    },
  }),
});
