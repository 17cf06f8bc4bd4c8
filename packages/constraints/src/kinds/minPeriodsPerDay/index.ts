import type { Timetable } from '@bellgrid/model';
import * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { openMasks, openPeriods } from '../../amounts/open-periods.ts';
import { aGroup, asGroup, groupShape, personMatches } from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { loadOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import { counted, groupName } from '../../names/names.ts';
import type { Violation } from '../../violation.ts';

const params = z.object({
  ...groupShape,
  minPeriods: z.int().min(1),
  /** Whether days without any lesson are fine. */
  allowEmptyDays: z.boolean().default(true),
});
type Params = z.infer<typeof params>;

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
        return dayViolation(draft, placed, day, minPeriods - load, (name) => {
          return `${groupName(draft, base)} has only ${counted(load, 'period')} on ${name}, at least ${minPeriods} wanted`;
        });
      }),
    'periods',
  );
}

export const minPeriodsPerDay = defineConstraint<Params>({
  kind: 'minPeriodsPerDay',
  family: 'group',
  category: 'workload',
  params,
  asksForLessons: true,
  definition:
    'Σ over days with lessons (or, without empty days, over days with an open period) max(0, n − periods).',
  beyond: true,
  fet: 'Students min hours daily',
  xhstt: 'LimitBusyTimes',
  defaults: () => ({ base: aGroup.base, minPeriods: 1, allowEmptyDays: true }),
  references: ({ base }) => ({ groups: [base] }),
  duplicates: (a, b) => {
    if (a.base !== b.base) return 'none';
    return a.minPeriods === b.minPeriods && a.allowEmptyDays === b.allowEmptyDays ? 'exact' : 'similar';
  },
  sentence: ({ base, minPeriods, allowEmptyDays }, draft) => {
    const rule = `${groupName(draft, base)} has at least ${counted(minPeriods, 'period')}`;
    return allowEmptyDays ? `${rule} on each day with lessons` : `${rule} on every day`;
  },
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
    provePersonDays(builder, asGroup(params), [{ kind: 'leastLoad', least: params.minPeriods, mustHave }]);
  },
});
