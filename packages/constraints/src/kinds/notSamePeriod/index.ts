import { rules } from '@bellgrid/model';
import { apartRule } from '../../rule-forms/apart-rule.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

export const notSamePeriod = defineConstraint({
  category: 'subject',
  definition: 'Pairs (a, b) whose minutes of the day meet, on whatever days.',
  ...apartRule(rules.notSamePeriod, {
    meet: (a, b) => a.startMinute < b.endMinute && b.startMinute < a.endMinute,
    relation: 'sameMinutes',
  }),
});
