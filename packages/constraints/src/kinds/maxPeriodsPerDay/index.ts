import { rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { named } from '../../amounts/message-values.ts';
import { asGroup, lessonsOfPerson, personMatches } from '../../amounts/person.ts';
import { loadOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.maxPeriodsPerDay.params>;

function matches({ base, maxPeriods }: Params, timetable: Timetable): Violation[] {
  return personMatches(timetable, asGroup({ base }), ({ days }) =>
    [...days].flatMap(([day, placed]) => {
      const load = loadOf(placed);
      return dayViolation(placed, day, load - maxPeriods, (day) => ({
        code: 'kinds.maxPeriodsPerDay.violation',
        values: { base: named('group', base), count: load, day, max: maxPeriods },
      }));
    }),
  );
}

export const maxPeriodsPerDay = defineConstraint({
  record: rules.maxPeriodsPerDay,
  category: 'workload',
  definition: 'Σ over days max(0, periods − n).',
  beyond: true,
  fet: 'Students max hours daily',
  xhstt: 'LimitBusyTimes',
  rule: ({ base, maxPeriods }) => ({ base: named('group', base), count: maxPeriods }),
  loosen: (params) => ({ ...params, maxPeriods: params.maxPeriods + 1 }),
  matches,
  post: (params, builder) => {
    if (builder.isExclusive(params.base)) {
      builder.dayCount(lessonsOfPerson(builder.draft, asGroup(params)), 'periods', params.maxPeriods);
      return;
    }
    postPersonDays(builder, asGroup(params), {
      profiles: [{ max: 0, dayAmount: (mask) => Math.max(0, loadOfMask(mask) - params.maxPeriods) }],
      excuse: 'none',
      matches: (timetable) => matches(params, timetable),
    });
  },
  prove: (params, builder) =>
    provePersonDays(builder, asGroup(params), [{ kind: 'mostLoad', max: params.maxPeriods }]),
});
