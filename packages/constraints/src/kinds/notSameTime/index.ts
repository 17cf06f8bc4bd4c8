import { overlaps, rules } from '@bellgrid/model';
import { apartRule } from '../../rule-forms/apart-rule.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

export const notSameTime = defineConstraint({
  category: 'subject',
  definition: 'Pairs (a, b) that overlap.',
  fet: 'Activities not overlapping',
  ...apartRule(rules.notSameTime, {
    meet: overlaps,
    relation: 'overlap',
  }),
});
