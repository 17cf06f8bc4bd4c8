import { rules } from '@bellgrid/model';
import { defineConstraint } from '../../define-constraint.ts';
import { daysValue } from '../../message-values.ts';
import { valueRule } from '../../rule-forms/value-rule.ts';

export const onDay = defineConstraint({
  category: 'subject',
  definition: 'Lessons on a day other than these.',
  fet: 'Activities preferred time slots (by day)',
  xhstt: 'PreferTimes',
  ...valueRule(rules.onDay, {
    isBroken: (values, { day }) => !values.includes(day),
    valuesOf: ({ values }) => daysValue(...values),
  }),
});
