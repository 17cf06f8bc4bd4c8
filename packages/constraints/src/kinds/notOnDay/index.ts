import { defineConstraint } from '../../define-constraint.ts';
import { dayNames } from '../../names/names.ts';
import { valueRule } from '../../rule-forms/value-rule.ts';

export const notOnDay = defineConstraint({
  kind: 'notOnDay',
  name: 'not on day',
  family: 'subject',
  category: 'subject',
  definition: 'Lessons on one of these days.',
  ...valueRule({
    isBroken: (values, { day }) => values.includes(day),
    named: (draft, { values }) => dayNames(draft, values),
    says: 'is never taught on',
    but: 'may not be on',
  }),
});
