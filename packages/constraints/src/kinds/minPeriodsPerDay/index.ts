import { rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { named } from '../../amounts/message-values.ts';
import { openMasks, openPeriods } from '../../amounts/open-periods.ts';
import { asGroup, personMatches } from '../../amounts/person.ts';
import { loadOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.minPeriodsPerDay.params>;

function matches({ base, minPeriods, allowEmptyDays }: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const open = openPeriods(draft, asGroup({ base }));
  return personMatches(
    timetable,
    asGroup({ base }),
    ({ days }) =>
      open.flatMap((periods, day) => {
        const placed = days.get(day) ?? [];
        if (placed.length === 0 && (allowEmptyDays || periods.length === 0)) return [];
        const load = loadOf(placed);
        return dayViolation(placed, day, minPeriods - load, (day) => ({
          code: 'kinds.minPeriodsPerDay.violation',
          values: { base: named('group', base), count: load, day, min: minPeriods },
        }));
      }),
    'periods',
  );
}

export const minPeriodsPerDay = defineConstraint({
  record: rules.minPeriodsPerDay,
  category: 'workload',
  asksForLessons: true,
  definition:
    'Σ over days with lessons (or, without empty days, over days with an open period) max(0, n − periods).',
  beyond: true,
  fet: 'Students min hours daily',
  xhstt: 'LimitBusyTimes',
  rule: ({ base, minPeriods }) => ({ base: named('group', base), count: minPeriods }),
  variant: ({ allowEmptyDays }) => (allowEmptyDays ? 'taught' : 'everyDay'),
  loosen: (params) => (params.minPeriods > 1 ? { ...params, minPeriods: params.minPeriods - 1 } : null),
  matches,
  post: (params, builder) =>
    postPersonDays(builder, asGroup(params), {
      profiles: [
        {
          max: 0,
          dayAmount: (mask, open) => {
            if (mask === 0 && (params.allowEmptyDays || open === 0)) return 0;
            return Math.max(0, params.minPeriods - loadOfMask(mask));
          },
        },
      ],
      excuse: 'periods',
      matches: (timetable) => matches(params, timetable),
    }),
  prove: (params, builder) => {
    const open = openMasks(builder.draft, asGroup(params));
    const mustHave = open.map((mask) => !params.allowEmptyDays && mask !== 0);
    const least = open.map(() => params.minPeriods);
    provePersonDays(builder, asGroup(params), [{ kind: 'leastLoad', least, mustHave }]);
  },
});
