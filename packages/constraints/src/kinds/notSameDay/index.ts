import { rules } from '@bellgrid/model';
import { defineConstraint } from '../../define-constraint.ts';
import { apartRule } from '../../rule-forms/apart-rule.ts';

export const notSameDay = defineConstraint({
  category: 'subject',
  definition: 'Pairs (a, b) on one day.',
  fet: 'Min days between activities (1)',
  xhstt: 'SpreadEvents',
  ...apartRule(rules.notSameDay, {
    meet: (a, b) => a.day === b.day,
    relation: 'sameDay',
  }),
});
