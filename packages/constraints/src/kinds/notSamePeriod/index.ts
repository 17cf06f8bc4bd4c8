import { defineConstraint } from '../../define-constraint.ts';
import { apartRule } from '../../rule-forms/apart-rule.ts';

export const notSamePeriod = defineConstraint({
  kind: 'notSamePeriod',
  name: 'not same period',
  family: 'subject',
  category: 'subject',
  definition: 'Pairs (a, b) whose minutes of the day meet, on whatever days.',
  ...apartRule({
    meet: (a, b) => a.startMinute < b.endMinute && b.startMinute < a.endMinute,
    relation: 'sameMinutes',
    says: 'are never in the same period, on whatever days',
    because: 'they may not share a period of the day',
  }),
});
