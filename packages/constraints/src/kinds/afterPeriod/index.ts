import { defineConstraint } from '../../define-constraint.ts';
import { basePeriods, valueRule } from '../../rule-forms/value-rule.ts';

export const afterPeriod = defineConstraint({
  kind: 'afterPeriod',
  name: 'after period',
  family: 'subject',
  category: 'subject',
  definition: 'Lessons with an occupied period at or before the largest of the periods.',
  ...valueRule({
    isBroken: (values, { start }) => start <= Math.max(...values),
    named: (draft, params) => basePeriods(draft, params, [Math.max(...params.values)]),
    says: 'is taught after',
    but: 'has to start after',
  }),
});
