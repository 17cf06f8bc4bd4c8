import { defineConstraint } from '../../define-constraint.ts';
import { apartRule } from '../../rule-forms/apart-rule.ts';

export const notSameDay = defineConstraint({
  kind: 'notSameDay',
  name: 'not same day',
  family: 'subject',
  category: 'subject',
  definition: 'Pairs (a, b) on one day.',
  fet: 'Min days between activities (1)',
  xhstt: 'SpreadEvents',
  ...apartRule({
    meet: (a, b) => a.day === b.day,
    relation: 'sameDay',
    says: 'are never on the same day',
    because: 'they may not share a day',
  }),
});
