import { type Id, type Placed, rules } from '@bellgrid/model';
import { lessonsOfSet, setValue } from '../../amounts/lesson-set.ts';
import { limitValue } from '../../amounts/message-values.ts';
import type { Place } from '../../compile/problem-builder.ts';
import type { Violation } from '../../read/violation.ts';
import { type CellLimitParams, cellLimitRule, isIn } from '../../rule-forms/cell-limit-rule.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

/** One violation for each chosen cell with too many lessons. */
function crowdedCells(params: CellLimitParams, placed: readonly Placed[]): Violation[] {
  return params.cells.flatMap(({ day, period }) => {
    const here = placed.filter((each) => each.day === day && each.start <= period && period < each.end);
    if (here.length <= params.max) return [];
    const structure = here[0]?.lesson.structure ?? '';
    const cells = [{ structure, day, period }];
    const values = {
      lessons: setValue(params),
      found: here.length,
      place: { kind: 'cells', cells },
      limit: limitValue('allowed', params.max),
    } as const;
    return [
      {
        amount: here.length - params.max,
        lessons: here.map((each) => each.lesson.id),
        cells,
        message: { code: 'kinds.atMostAtATime.violation', values },
      },
    ];
  });
}

export const atMostAtATime = defineConstraint({
  category: 'subject',
  definition: 'Σ over the chosen cells max(0, lessons placed there − n).',
  beyond: true,
  fet: 'Max simultaneous activities in selected time slots',
  ...cellLimitRule(rules.atMostAtATime, {
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
