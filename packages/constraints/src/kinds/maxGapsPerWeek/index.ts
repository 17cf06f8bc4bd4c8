import { type Draft, rules } from '@bellgrid/model';
import { gapsOfDay } from '../../amounts/open-periods.ts';
import { personValue, type ViewDays } from '../../amounts/person.ts';
import { gapsOfMask } from '../../engine/day-mask.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { type GapLimitParams, gapLimitRule } from '../../rule-forms/gap-limit-rule.ts';

function violationsOf(params: GapLimitParams, draft: Draft, days: ViewDays['days']): Violation[] {
  const gaps = [...days].flatMap(([day, placed]) => gapsOfDay(draft, params, day, placed));
  if (gaps.length <= params.maxGaps) return [];
  const lessons = [...days.values()].flat().map((placed) => placed.lesson.id);
  const cells = gaps.map(({ structure, day, period }) => ({ structure, day, period }));
  const values = { base: personValue(params), count: gaps.length, max: params.maxGaps };
  const message = { code: 'kinds.maxGapsPerWeek.violation', values };
  return [{ amount: gaps.length - params.maxGaps, lessons, cells, message }];
}

export const maxGapsPerWeek = defineConstraint({
  category: 'workload',
  definition: 'max(0, gaps of all days − n).',
  beyond: true,
  fet: 'Teacher or students max gaps per week',
  xhstt: 'LimitIdleTimes',
  ...gapLimitRule(rules.maxGapsPerWeek, {
    violationsOf,
    profileOf: (maxGaps) => ({ max: maxGaps, dayAmount: gapsOfMask }),
    limitOf: (maxGaps) => ({ perDay: 0, inAll: maxGaps }),
  }),
});
