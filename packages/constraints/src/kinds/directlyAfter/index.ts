import { isDirectlyAfter } from '../../amounts/following.ts';
import { comesDirectlyAfter } from '../../conflict/pair-breaks.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { followingRule } from '../../rule-forms/following-rule.ts';

export const directlyAfter = defineConstraint({
  kind: 'directlyAfter',
  family: 'lessons',
  category: 'subject',
  definition: "1 unless the second lesson starts on the first's day with no school period between.",
  beyond: true,
  fet: 'Two activities consecutive',
  ...followingRule({
    sentence: (first, second) => `${second} comes directly after ${first}`,
    isKept: isDirectlyAfter,
    because: 'the second has to come directly after the first',
    post: (builder, pair) => builder.pairs('directlyAfter', [pair]),
    isKeptAt: comesDirectlyAfter,
  }),
});
