import { type Draft, rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { evenShares } from '../../amounts/even-shares.ts';
import { named } from '../../amounts/message-values.ts';
import { asGroup, personMatches } from '../../amounts/person.ts';
import { loadOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.evenDays.params>;

/** By day, the fewest periods if the class has lessons then. */
function leastByDay({ base, maxShorter }: Params, draft: Draft): number[] {
  return evenShares(draft, base).map((share) => Math.max(0, share - maxShorter));
}

function matches(params: Params, timetable: Timetable): Violation[] {
  const least = leastByDay(params, timetable.draft);
  return personMatches(
    timetable,
    asGroup(params),
    ({ days }) =>
      [...days].flatMap(([day, placed]) => {
        const load = loadOf(placed);
        const min = least[day] ?? 0;
        return dayViolation(placed, day, min - load, (day) => ({
          code: 'kinds.evenDays.violation',
          values: { base: named('group', params.base), count: load, day, min },
        }));
      }),
    'periods',
  );
}

export const evenDays = defineConstraint({
  record: rules.evenDays,
  category: 'workload',
  definition:
    'Σ over days with lessons max(0, share − n − periods); the share is the average of the class’s periods per day, rounded up, but on a day with fewer open periods all of these.',
  beyond: true,
  rule: ({ base, maxShorter }) => ({ base: named('group', base), count: maxShorter }),
  loosen: (params) => ({ ...params, maxShorter: params.maxShorter + 1 }),
  matches,
  post: (params, builder) => {
    const least = leastByDay(params, builder.draft);
    postPersonDays(builder, asGroup(params), {
      profiles: [
        {
          max: 0,
          dayAmount: (mask, _open, _meal, day) =>
            mask === 0 ? 0 : Math.max(0, (least[day] ?? 0) - loadOfMask(mask)),
        },
      ],
      excuse: 'periods',
      matches: (timetable) => matches(params, timetable),
    });
  },
  prove: (params, builder) =>
    provePersonDays(builder, asGroup(params), [
      { kind: 'leastLoad', least: leastByDay(params, builder.draft), mustHave: [] },
    ]),
});
