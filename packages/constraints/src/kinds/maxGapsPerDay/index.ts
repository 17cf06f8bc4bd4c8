import type { Timetable } from '@bellgrid/model';
import * as z from 'zod';
import { dayViolation } from '../../amounts/day-load.ts';
import { gapsOfDay } from '../../amounts/open-periods.ts';
import { aTeacher, personMatches, personName, personReferences, personShape } from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { gapsOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { counted } from '../../names/names.ts';
import type { Violation } from '../../violation.ts';

const params = z.object({ ...personShape, maxGaps: z.int().min(0) });
type Params = z.infer<typeof params>;

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  return personMatches(
    timetable,
    params,
    ({ days }) =>
      [...days].flatMap(([day, placed]) => {
        const gaps = gapsOfDay(draft, params, day, placed).length;
        return dayViolation(draft, placed, day, gaps - params.maxGaps, (name) => {
          return `${personName(draft, params)} has ${counted(gaps, 'gap')} on ${name}, at most ${params.maxGaps} wanted`;
        });
      }),
    'periods',
  );
}

export const maxGapsPerDay = defineConstraint<Params>({
  kind: 'maxGapsPerDay',
  family: 'teacherOrGroup',
  category: 'workload',
  params,
  definition:
    'Σ over days max(0, gaps − n); a gap is an empty, open school period between the first and the last lesson of the day.',
  beyond: true,
  fet: 'Teacher or students max gaps per day',
  xhstt: 'LimitIdleTimes',
  defaults: () => ({ ...aTeacher, maxGaps: 0 }),
  references: personReferences,
  duplicates: (a, b) => {
    if (a.type !== b.type || a.base !== b.base) return 'none';
    return a.maxGaps === b.maxGaps ? 'exact' : 'similar';
  },
  sentence: (params, draft) =>
    `${personName(draft, params)} has at most ${counted(params.maxGaps, 'gap')} a day`,
  matches,
  post: (params, builder) =>
    postPersonDays(builder, params, {
      profiles: [{ max: 0, dayAmount: (mask, open) => Math.max(0, gapsOfMask(mask, open) - params.maxGaps) }],
      excuse: 'periods',
      matches: (timetable) => matches(params, timetable),
    }),
});
