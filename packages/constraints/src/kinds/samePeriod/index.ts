import { postSamePeriod, proveSamePeriod, samePeriodMatches } from '../../amounts/same-period.ts';
import { sidesOf, union } from '../../amounts/sides.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { sideName } from '../../names/names.ts';
import { mutualRule } from '../../rule-forms/mutual-rule.ts';

export const samePeriod = defineConstraint({
  kind: 'samePeriod',
  name: 'same period',
  family: 'subject',
  category: 'subject',
  definition: '|A∪B| − size of its largest group with one start minute of the day.',
  fet: 'Activities same starting hour',
  ...mutualRule,
  sentence: ({ type, base, other }, draft) =>
    `${sideName(draft, type, base)} and ${sideName(draft, type, other)} start at the same period`,
  matches: (params, timetable) => {
    const { draft } = timetable;
    const [base, other] = [params.base, params.other].map((id) => sideName(draft, params.type, id));
    const sentence = `${base} and ${other} do not all start at the same period`;
    return samePeriodMatches(timetable, union(sidesOf(draft, params)), sentence);
  },
  post: (params, builder) => postSamePeriod(builder, union(sidesOf(builder.draft, params))),
  prove: (params, builder) => proveSamePeriod(builder, union(sidesOf(builder.draft, params))),
});
