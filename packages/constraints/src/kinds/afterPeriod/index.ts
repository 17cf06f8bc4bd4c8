import { rules } from '@bellgrid/model';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { basePeriods, valueRule } from '../../rule-forms/value-rule.ts';

export const afterPeriod = defineConstraint({
  category: 'subject',
  definition: 'Lessons with an occupied period at or before the largest of the periods.',
  ...valueRule(rules.afterPeriod, {
    isBroken: (values, { start }) => start <= Math.max(...values),
    valuesOf: (params, draft) => basePeriods(draft, params, Math.max(...params.values)),
  }),
});
