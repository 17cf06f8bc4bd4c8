import { overlaps } from '@bellgrid/model';
import { defineConstraint } from '../../define-constraint.ts';
import { apartRule } from '../../rule-forms/apart-rule.ts';

export const notSameTime = defineConstraint({
  kind: 'notSameTime',
  name: 'not same time',
  family: 'subject',
  category: 'subject',
  definition: 'Pairs (a, b) that overlap.',
  fet: 'Activities not overlapping',
  ...apartRule({
    meet: overlaps,
    relation: 'overlap',
    says: 'never meet',
    because: 'they may not meet',
  }),
});
