import { rules } from '@bellgrid/model';
import { isDirectlyAfter } from '../../amounts/following.ts';
import { comesDirectlyAfter } from '../../engine/pair-breaks.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { followingRule } from '../../rule-forms/following-rule.ts';

export const directlyAfter = defineConstraint({
  category: 'subject',
  definition: "1 unless the second lesson starts on the first's day with no school period between.",
  beyond: true,
  fet: 'Two activities consecutive',
  ...followingRule(rules.directlyAfter, {
    isKept: isDirectlyAfter,
    post: (builder, pair) => builder.pairs('directlyAfter', [pair]),
    isKeptAt: comesDirectlyAfter,
  }),
});
