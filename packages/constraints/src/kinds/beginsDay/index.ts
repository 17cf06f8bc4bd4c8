import { defineConstraint } from '../../define-constraint.ts';
import { dayEdgeRule } from '../../rule-forms/day-edge-rule.ts';

export const beginsDay = defineConstraint({
  kind: 'beginsDay',
  family: 'lessons',
  category: 'subject',
  definition:
    'Lessons with an earlier lesson on the day of a class of theirs that may not share time with them.',
  beyond: true,
  ...dayEdgeRule({
    edge: 'begins',
    isBeyond: (other, placed) => other.startMinute < placed.startMinute,
    says: 'begin the day',
    because: 'is earlier',
  }),
});
