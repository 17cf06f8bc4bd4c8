import { rules } from '@bellgrid/model';
import { dayEdgeRule } from '../../rule-forms/day-edge-rule.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

export const endsDay = defineConstraint({
  category: 'subject',
  definition:
    'Lessons with a later lesson on the day of a class of theirs that may not share time with them.',
  beyond: true,
  fet: 'Activities end students day',
  ...dayEdgeRule(rules.endsDay, {
    edge: 'ends',
    isBeyond: (other, placed) => other.endMinute > placed.endMinute,
  }),
});
