import { rules } from '@bellgrid/model';
import { apartRule } from '../../rule-forms/apart-rule.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

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
