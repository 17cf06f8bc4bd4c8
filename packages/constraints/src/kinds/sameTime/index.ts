import { rules } from '@bellgrid/model';
import { sidesOf } from '../../amounts/sides.ts';
import { postTogether } from '../../amounts/together.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { togetherRule } from '../../rule-forms/together-rule.ts';

export const sameTime = defineConstraint({
  category: 'subject',
  definition:
    'min(|A|, |B|) − size of a maximum matching of lessons that start on the same day at the same minute.',
  fet: 'Activities same starting time',
  xhstt: 'LinkEvents',
  ...togetherRule(rules.sameTime, {
    asksFor: 'time',
    keyOf: ({ day, startMinute }) => `${day} ${startMinute}`,
    placeKeyOf: ({ day, startMinute }) => day * 1441 + startMinute,
    post: (params, builder) => {
      const sides = sidesOf(builder.draft, params);
      const [a, b] = [sides.a[0], sides.b[0]];
      if (a && b && sides.a.length === 1 && sides.b.length === 1 && a !== b) {
        builder.pairs('sameStart', [[a, b]]);
      } else {
        postTogether(
          builder,
          sides,
          (problem, start) => problem.startDay[start]! * 1441 + problem.startMinute[start]!,
        );
      }
    },
  }),
});
