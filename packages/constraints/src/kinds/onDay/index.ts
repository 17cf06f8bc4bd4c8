import { rules } from '@bellgrid/model';
import { daysValue } from '../../amounts/message-values.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
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
