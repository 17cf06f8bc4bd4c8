import { rules } from '@bellgrid/model';
import { daysValue } from '../../amounts/message-values.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { valueRule } from '../../rule-forms/value-rule.ts';

export const notOnDay = defineConstraint({
  category: 'subject',
  definition: 'Lessons on one of these days.',
  ...valueRule(rules.notOnDay, {
    isBroken: (values, { day }) => values.includes(day),
    valuesOf: ({ values }) => daysValue(...values),
  }),
});
