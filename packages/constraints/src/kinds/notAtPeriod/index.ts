import { rules } from '@bellgrid/model';
import { periodsOf } from '../../amounts/unary.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { basePeriods, valueRule } from '../../rule-forms/value-rule.ts';

export const notAtPeriod = defineConstraint({
  category: 'subject',
  definition: 'Lessons with an occupied period among the periods.',
  ...valueRule(rules.notAtPeriod, {
    isBroken: (values, place) => periodsOf(place).some((period) => values.includes(period)),
    valuesOf: (params, draft) => basePeriods(draft, params, ...params.values),
  }),
});
