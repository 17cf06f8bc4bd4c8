import { rules } from '@bellgrid/model';
import { defineConstraint } from '../../define-constraint.ts';
import { dayEdgeRule } from '../../rule-forms/day-edge-rule.ts';

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
