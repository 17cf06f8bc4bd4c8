import { periodsOf } from '../../amounts/unary.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { basePeriods, valueRule } from '../../rule-forms/value-rule.ts';

export const atPeriod = defineConstraint({
  kind: 'atPeriod',
  name: 'at period',
  family: 'subject',
  category: 'subject',
  definition: 'Lessons with an occupied period outside the periods.',
  fet: 'Activities preferred starting times (by period)',
  xhstt: 'PreferTimes',
  ...valueRule({
    isBroken: (values, place) => periodsOf(place).some((period) => !values.includes(period)),
    named: (draft, params) => basePeriods(draft, params, params.values),
    says: 'is only taught at',
    but: 'may only be at',
  }),
});
