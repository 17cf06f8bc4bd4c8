import { rules } from '@bellgrid/model';
import { sidesOf } from '../../amounts/sides.ts';
import { postTogether } from '../../amounts/together.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { togetherRule } from '../../rule-forms/together-rule.ts';

export const sameDay = defineConstraint({
  category: 'subject',
  definition: 'min(|A|, |B|) − size of a maximum matching of lessons on one day.',
  fet: 'Two activities grouped (same day)',
  xhstt: 'LinkEvents',
  ...togetherRule(rules.sameDay, {
    asksFor: 'day',
    keyOf: ({ day }) => `${day}`,
    placeKeyOf: ({ day }) => day,
    post: (params, builder) =>
      postTogether(builder, sidesOf(builder.draft, params), (problem, start) => problem.startDay[start]!),
  }),
});
