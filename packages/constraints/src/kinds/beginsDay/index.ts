import { rules } from '@bellgrid/model';
import { dayEdgeRule } from '../../rule-forms/day-edge-rule.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

export const beginsDay = defineConstraint({
  category: 'subject',
  definition:
    'Lessons with an earlier lesson on the day of a class of theirs that may not share time with them.',
  beyond: true,
  ...dayEdgeRule(rules.beginsDay, {
    edge: 'begins',
    isBeyond: (other, placed) => other.startMinute < placed.startMinute,
  }),
});
