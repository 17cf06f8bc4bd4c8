import { rules } from '@bellgrid/model';
import { named, type Values } from '../../amounts/message-values.ts';
import { postSamePeriod, proveSamePeriod, samePeriodMatches } from '../../amounts/same-period.ts';
import { sidesOf, type TargetParams, union } from '../../amounts/sides.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

function sides({ type, base, other }: TargetParams): Values {
  return { base: named(type, base), other: named(type, other) };
}

export const samePeriod = defineConstraint({
  record: rules.samePeriod,
  category: 'subject',
  asksFor: 'time',
  definition: '|A∪B| − size of its largest group with one start minute of the day.',
  fet: 'Activities same starting hour',
  rule: sides,
  matches: (params, timetable) => {
    const { draft } = timetable;
    const message = { code: 'kinds.samePeriod.violation', values: sides(params) };
    return samePeriodMatches(timetable, union(sidesOf(draft, params)), message);
  },
  post: (params, builder) => postSamePeriod(builder, union(sidesOf(builder.draft, params))),
  prove: (params, builder) => proveSamePeriod(builder, union(sidesOf(builder.draft, params))),
});
