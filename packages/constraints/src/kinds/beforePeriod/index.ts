import { defineConstraint } from '../../define-constraint.ts';
import { basePeriods, valueRule } from '../../rule-forms/value-rule.ts';

export const beforePeriod = defineConstraint({
  kind: 'beforePeriod',
  name: 'before period',
  family: 'subject',
  category: 'subject',
  definition: 'Lessons with an occupied period at or after the smallest of the periods.',
  ...valueRule({
    isBroken: (values, { end }) => end > Math.min(...values),
    named: (draft, params) => basePeriods(draft, params, [Math.min(...params.values)]),
    says: 'is taught before',
    but: 'has to end before',
  }),
});
