import type { Draft } from '@bellgrid/model';
import { dayViolation } from '../../amounts/day-load.ts';
import { gapsOfDay } from '../../amounts/open-periods.ts';
import { personName, type ViewDays } from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { gapsOfMask } from '../../engine/day-mask.ts';
import { counted } from '../../names/names.ts';
import { type GapLimitParams, gapLimitRule } from '../../rule-forms/gap-limit-rule.ts';
import type { Violation } from '../../violation.ts';

function violationsOf(params: GapLimitParams, draft: Draft, days: ViewDays['days']): Violation[] {
  return [...days].flatMap(([day, placed]) => {
    const gaps = gapsOfDay(draft, params, day, placed).length;
    return dayViolation(draft, placed, day, gaps - params.maxGaps, (name) => {
      return `${personName(draft, params)} has ${counted(gaps, 'gap')} on ${name}, at most ${params.maxGaps} wanted`;
    });
  });
}

export const maxGapsPerDay = defineConstraint({
  kind: 'maxGapsPerDay',
  family: 'teacherOrGroup',
  category: 'workload',
  definition:
    'Σ over days max(0, gaps − n); a gap is an empty, open school period between the first and the last lesson of the day.',
  beyond: true,
  fet: 'Teacher or students max gaps per day',
  xhstt: 'LimitIdleTimes',
  ...gapLimitRule({
    span: 'a day',
    violationsOf,
    profileOf: (maxGaps) => ({
      max: 0,
      dayAmount: (mask, open) => Math.max(0, gapsOfMask(mask, open) - maxGaps),
    }),
    limitOf: (maxGaps) => ({ perDay: maxGaps, inAll: 0 }),
  }),
});
