import { rules } from '@bellgrid/model';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { basePeriods, valueRule } from '../../rule-forms/value-rule.ts';

export const beforePeriod = defineConstraint({
  category: 'subject',
  definition: 'Lessons with an occupied period at or after the smallest of the periods.',
  ...valueRule(rules.beforePeriod, {
    isBroken: (values, { end }) => end > Math.min(...values),
    valuesOf: (params, draft) => basePeriods(draft, params, Math.min(...params.values)),
  }),
});
