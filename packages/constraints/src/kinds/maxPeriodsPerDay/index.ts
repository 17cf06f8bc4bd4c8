import type { Timetable } from '@bellgrid/model';
import * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { aGroup, asGroup, groupShape, lessonsOfPerson, personMatches } from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { loadOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import { counted, groupName } from '../../names/names.ts';
import { longestDay } from '../../structure-times.ts';
import type { Violation } from '../../violation.ts';

const params = z.object({ ...groupShape, maxPeriods: z.int().min(1) });
type Params = z.infer<typeof params>;

function matches({ base, maxPeriods }: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  return personMatches(timetable, asGroup({ base }), ({ days }) =>
    [...days].flatMap(([day, placed]) => {
      const load = loadOf(placed);
      return dayViolation(draft, placed, day, load - maxPeriods, (name) => {
        return `${groupName(draft, base)} has ${counted(load, 'period')} on ${name}, at most ${maxPeriods} allowed`;
      });
    }),
  );
}

export const maxPeriodsPerDay = defineConstraint<Params>({
  kind: 'maxPeriodsPerDay',
  family: 'group',
  category: 'workload',
  params,
  definition: 'Σ over days max(0, periods − n).',
  beyond: true,
  fet: 'Students max hours daily',
  xhstt: 'LimitBusyTimes',
  defaults: (draft) => ({ base: aGroup.base, maxPeriods: longestDay(draft) }),
  references: ({ base }) => ({ groups: [base] }),
  duplicates: (a, b) => (a.base !== b.base ? 'none' : a.maxPeriods === b.maxPeriods ? 'exact' : 'similar'),
  sentence: ({ base, maxPeriods }, draft) =>
    `${groupName(draft, base)} has at most ${counted(maxPeriods, 'period')} a day`,
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
