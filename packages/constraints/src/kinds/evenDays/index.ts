import { type Draft, rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { evenShares } from '../../amounts/even-shares.ts';
import { named } from '../../amounts/message-values.ts';
import { asGroup, lessonsOfPerson } from '../../amounts/person.ts';
import { loadOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { placedAndUnplaced, placedByDay } from '../../read/timetable-index.ts';
import { lowered, type Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.evenDays.params>;

/** By day, the fewest periods; 0 on a day without open periods. */
function leastByDay({ base, maxShorter }: Params, draft: Draft): number[] {
  return evenShares(draft, base).map((share) => Math.max(0, share - maxShorter));
}

/** Of the class as a whole: lessons of its parts at one time count once, and those at different times each. */
function matches(params: Params, timetable: Timetable): Violation[] {
  const least = leastByDay(params, timetable.draft);
  const lessons = lessonsOfPerson(timetable.draft, asGroup(params));
  const { placed, unplaced } = placedAndUnplaced(timetable, lessons);
  const days = placedByDay(placed);
  const violations = least.flatMap((min, day) => {
    const onDay = days.get(day) ?? [];
    const load = loadOf(onDay);
    return dayViolation(onDay, day, min - load, (day) => ({
      code: 'kinds.evenDays.violation',
      values: { base: named('group', params.base), count: load, day, min },
    }));
  });
  return lowered(
    violations,
    unplaced.reduce((sum, { numPeriods }) => sum + numPeriods, 0),
  );
}

export const evenDays = defineConstraint({
  record: rules.evenDays,
  category: 'workload',
  definition:
    'Σ over days max(0, share − n − periods); the share is the average of the class’s periods per day, rounded down, but on a day with fewer open periods all of these.',
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
          dayAmount: (mask, _open, _meal, day) => Math.max(0, (least[day] ?? 0) - loadOfMask(mask)),
        },
      ],
      excuse: 'periods',
      views: [lessonsOfPerson(builder.draft, asGroup(params))],
      matches: (timetable) => matches(params, timetable),
    });
  },
  prove: (params, builder) => {
    const least = leastByDay(params, builder.draft);
    const lessons = lessonsOfPerson(builder.draft, asGroup(params));
    builder.dayLimit(lessons, { kind: 'leastLoad', least, mustHave: least.map((min) => min > 0) });
  },
});
