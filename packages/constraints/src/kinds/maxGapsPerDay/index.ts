import { type Draft, rules } from '@bellgrid/model';
import { dayViolation } from '../../amounts/day-load.ts';
import { limitValue } from '../../amounts/message-values.ts';
import { besideGaps, gapsOfDay } from '../../amounts/open-periods.ts';
import { personValue, type ViewDays } from '../../amounts/person.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { type GapLimitParams, gapLimitRule } from '../../rule-forms/gap-limit-rule.ts';

function violationsOf(params: GapLimitParams, draft: Draft, days: ViewDays['days']): Violation[] {
  return [...days].flatMap(([day, placed]) => {
    const gaps = gapsOfDay(draft, params, day, placed);
    if (gaps.length <= params.maxGaps) return [];
    return dayViolation(besideGaps(placed, gaps), day, gaps.length - params.maxGaps, (day) => ({
      code: 'kinds.maxGapsPerDay.violation',
      values: {
        base: personValue(params),
        count: gaps.length,
        day,
        limit: limitValue('wanted', params.maxGaps),
      },
    }));
  });
}

export const maxGapsPerDay = defineConstraint({
  category: 'workload',
  definition:
    'Σ over days max(0, gaps − n); a gap is an empty, open school period between the first and the last lesson of the day.',
  beyond: true,
  fet: 'Teacher or students max gaps per day',
  xhstt: 'LimitIdleTimes',
  ...gapLimitRule(rules.maxGapsPerDay, {
    violationsOf,
    profileOf: (maxGaps, gapsOf) => ({
      max: 0,
      dayAmount: (mask, open, meal) => Math.max(0, gapsOf(mask, open, meal) - maxGaps),
    }),
    limitOf: (maxGaps) => ({ perDay: maxGaps, inAll: 0 }),
  }),
});
