import { rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation } from '../../amounts/day-load.ts';
import { named } from '../../amounts/message-values.ts';
import { openMasks, periodsBeforeFirst } from '../../amounts/open-periods.ts';
import { asGroup, personMatches } from '../../amounts/person.ts';
import { lateOfMask } from '../../engine/day-mask.ts';
import { type PersonProfile, postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.startsAtFirstPeriod.params>;

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  return personMatches(
    timetable,
    asGroup(params),
    ({ days }) => {
      let exceptions = params.maxExceptions;
      return [...days].flatMap(([day, placed]) => {
        const late = periodsBeforeFirst(draft, asGroup(params), day, placed);
        if (late === 0) return [];
        if (late === 1 && exceptions > 0) {
          exceptions -= 1;
          return [];
        }
        return dayViolation(placed, day, 1, (day) => ({
          code: 'kinds.startsAtFirstPeriod.violation',
          values: { base: named('group', params.base), count: late, day },
        }));
      });
    },
    'lessons',
  );
}

/** Days that start at the second period beyond the exceptions, and days that start later. */
function weekAmount(masks: readonly number[], open: readonly number[], maxExceptions: number): number {
  const late = masks.map((mask, day) => lateOfMask(mask, open[day] ?? 0));
  const second = late.filter((periods) => periods === 1).length;
  return late.filter((periods) => periods > 1).length + Math.max(0, second - maxExceptions);
}

/** Without exceptions every late day counts; else days later than the second period, and late days beyond n. */
function profilesOf(maxExceptions: number): PersonProfile[] {
  const late = (periods: number) => (mask: number, open: number) =>
    lateOfMask(mask, open) >= periods ? 1 : 0;
  const beyond = { max: maxExceptions, dayAmount: late(1) };
  return maxExceptions === 0 ? [beyond] : [beyond, { max: 0, dayAmount: late(2) }];
}

export const startsAtFirstPeriod = defineConstraint({
  record: rules.startsAtFirstPeriod,
  category: 'workload',
  definition:
    'Days that start later than the first open period, beyond n at the second; any later start counts.',
  beyond: true,
  fet: 'Students early max beginnings at second hour',
  rule: ({ base, maxExceptions }) => ({ base: named('group', base), count: maxExceptions }),
  variant: ({ maxExceptions }) => (maxExceptions === 0 ? 'always' : 'mostly'),
  loosen: (params) => ({ ...params, maxExceptions: params.maxExceptions + 1 }),
  matches,
  post: (params, builder) =>
    postPersonDays(builder, asGroup(params), {
      profiles: profilesOf(params.maxExceptions),
      weekAmount: (masks, open) => weekAmount(masks, open, params.maxExceptions),
      excuse: 'lessons',
      matches: (timetable) => matches(params, timetable),
    }),
  prove: (params, builder) => {
    const open = openMasks(builder.draft, asGroup(params));
    const late = (periods: number, inAll: number) =>
      ({ kind: 'lateStarts', late: periods, inAll, open }) as const;
    const limits = [late(1, params.maxExceptions), late(2, 0)];
    provePersonDays(builder, asGroup(params), params.maxExceptions === 0 ? limits.slice(0, 1) : limits);
  },
});
