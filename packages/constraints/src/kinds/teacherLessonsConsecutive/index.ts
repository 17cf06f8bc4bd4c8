import { type Timetable, unitsSchema } from '@bellgrid/model';
import * as z from 'zod';
import { amountOfTime, gapViolations } from '../../amounts/blocks.ts';
import {
  asTeacher,
  aTeacher,
  lessonsOfPerson,
  personMatches,
  teacherShape,
  totalAmount,
} from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { postWideGaps, proveWideGaps } from '../../engine/post-gaps.ts';
import { teacherName } from '../../names/names.ts';
import type { Violation } from '../../violation.ts';

const params = z.object({ ...teacherShape, spacing: z.int().min(0), units: unitsSchema });
type Params = z.infer<typeof params>;

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const name = `${teacherName(draft, params.base)} is not teaching in one stretch`;
  return personMatches(
    timetable,
    asTeacher(params),
    ({ days }) => gapViolations(draft, days, params.spacing, params.units, name),
    'lessons',
  );
}

export const teacherLessonsConsecutive = defineConstraint<Params>({
  kind: 'teacherLessonsConsecutive',
  family: 'teacher',
  category: 'workload',
  params,
  definition: 'Neighbouring blocks of a day with a gap above `spacing`.',
  fet: 'Teacher max gaps per day (0)',
  xhstt: 'LimitIdleTimes',
  defaults: () => ({ base: aTeacher.base, spacing: 0, units: 'period' }),
  references: ({ base }) => ({ teachers: [base] }),
  duplicates: (a, b) => {
    if (a.base !== b.base) return 'none';
    return a.spacing === b.spacing && a.units === b.units ? 'exact' : 'similar';
  },
  sentence: ({ base, spacing, units }, draft) =>
    spacing === 0
      ? `${teacherName(draft, base)} teaches without gaps in the day`
      : `${teacherName(draft, base)} has gaps of at most ${amountOfTime(spacing, units)} in the day`,
  loosen: (params) => ({ ...params, spacing: params.spacing + (params.units === 'period' ? 1 : 15) }),
  matches,
  post: (params, builder) => {
    const lessons = lessonsOfPerson(builder.draft, asTeacher(params));
    postWideGaps(builder, lessons, {
      spacing: params.spacing,
      units: params.units,
      isStrict: false,
      plain: (timetable) => totalAmount(matches(params, timetable)),
    });
  },
  prove: (params, builder) =>
    proveWideGaps(builder, lessonsOfPerson(builder.draft, asTeacher(params)), params),
});
