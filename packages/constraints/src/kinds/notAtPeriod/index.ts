import { periodsOf } from '../../amounts/unary.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { basePeriods, valueRule } from '../../rule-forms/value-rule.ts';

export const notAtPeriod = defineConstraint({
  kind: 'notAtPeriod',
  name: 'not at period',
  family: 'subject',
  category: 'subject',
  definition: 'Lessons with an occupied period among the periods.',
  ...valueRule({
    isBroken: (values, place) => periodsOf(place).some((period) => values.includes(period)),
    named: (draft, params) => basePeriods(draft, params, params.values),
    says: 'is never taught at',
    but: 'may not be at',
  }),
});
