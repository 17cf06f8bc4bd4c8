import { defineConstraint } from '../../define-constraint.ts';
import { dayNames } from '../../names/names.ts';
import { valueRule } from '../../rule-forms/value-rule.ts';

export const onDay = defineConstraint({
  kind: 'onDay',
  name: 'on day',
  family: 'subject',
  category: 'subject',
  definition: 'Lessons on a day other than these.',
  fet: 'Activities preferred time slots (by day)',
  xhstt: 'PreferTimes',
  ...valueRule({
    isBroken: (values, { day }) => !values.includes(day),
    named: (draft, { values }) => dayNames(draft, values),
    says: 'is only taught on',
    but: 'may only be on',
  }),
});
