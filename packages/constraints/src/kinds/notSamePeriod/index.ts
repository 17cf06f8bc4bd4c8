import { rules } from '@bellgrid/model';
import { defineConstraint } from '../../define-constraint.ts';
import { apartRule } from '../../rule-forms/apart-rule.ts';

export const notSamePeriod = defineConstraint({
  category: 'subject',
  definition: 'Pairs (a, b) whose minutes of the day meet, on whatever days.',
  ...apartRule(rules.notSamePeriod, {
    meet: (a, b) => a.startMinute < b.endMinute && b.startMinute < a.endMinute,
    relation: 'sameMinutes',
  }),
});
