import { rules } from '@bellgrid/model';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { orderRule } from '../../rule-forms/order-rule.ts';

export const before = defineConstraint({
  category: 'subject',
  definition:
    'Lesson to lesson: 1 unless the first ends by the start of the second, in week order. Subject to subject: same-day pairs where it does not.',
  fet: 'Two activities ordered',
  xhstt: 'OrderEvents',
  ...orderRule(rules.before, { earlier: 'base' }),
});
