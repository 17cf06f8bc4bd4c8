import { type Draft, rules } from '@bellgrid/model';
import { limitValue, spanValue } from '../../amounts/message-values.ts';
import { besideGaps, gapsOfDay } from '../../amounts/open-periods.ts';
import { personValue, type ViewDays } from '../../amounts/person.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { type GapLimitParams, gapLimitRule } from '../../rule-forms/gap-limit-rule.ts';

function violationsOf(params: GapLimitParams, draft: Draft, days: ViewDays['days']): Violation[] {
  const found = [...days].map(([day, placed]) => ({ placed, own: gapsOfDay(draft, params, day, placed) }));
  const gaps = found.flatMap(({ own }) => own);
  if (gaps.length <= params.maxGaps) return [];
  const beside = found.flatMap(({ placed, own }) => besideGaps(placed, own));
  const lessons = beside.map((placed) => placed.lesson.id);
  const cells = gaps.map(({ structure, day, period }) => ({ structure, day, period }));
  const values = {
    base: personValue(params),
    count: gaps.length,
    span: spanValue(draft),
    limit: limitValue('wanted', params.maxGaps),
  };
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
    ruleValues: (draft) => ({ span: spanValue(draft) }),
    violationsOf,
    profileOf: (maxGaps, dayAmount) => ({ max: maxGaps, dayAmount }),
    limitOf: (maxGaps) => ({ perDay: 0, inAll: maxGaps }),
  }),
});
