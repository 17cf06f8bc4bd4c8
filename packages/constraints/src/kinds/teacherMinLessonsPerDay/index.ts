import type { Timetable } from '@bellgrid/model';
import * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { asTeacher, aTeacher, personMatches, teacherShape } from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { loadOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import { counted, teacherName } from '../../names/names.ts';
import type { Violation } from '../../violation.ts';

const params = z.object({ ...teacherShape, minLessons: z.int().min(1) });
type Params = z.infer<typeof params>;

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const name = teacherName(draft, params.base);
  return personMatches(
    timetable,
    asTeacher(params),
    ({ days }) =>
      [...days].flatMap(([day, placed]) => {
        const load = loadOf(placed);
        return dayViolation(draft, placed, day, params.minLessons - load, (on) => {
          return `${name} teaches only ${counted(load, 'period')} on ${on}, at least ${params.minLessons} wanted`;
        });
      }),
    'periods',
  );
}

export const teacherMinLessonsPerDay = defineConstraint<Params>({
  kind: 'teacherMinLessonsPerDay',
  family: 'teacher',
  category: 'workload',
  params,
  definition: 'Σ over days taught max(0, n − periods).',
  fet: 'Teacher min hours daily (empty days allowed)',
  xhstt: 'LimitBusyTimes',
  defaults: () => ({ base: aTeacher.base, minLessons: 1 }),
  references: ({ base }) => ({ teachers: [base] }),
  duplicates: (a, b) => (a.base !== b.base ? 'none' : a.minLessons === b.minLessons ? 'exact' : 'similar'),
  sentence: ({ base, minLessons }, draft) =>
    `${teacherName(draft, base)} teaches at least ${counted(minLessons, 'period')} on each day taught`,
  loosen: (params) => (params.minLessons > 1 ? { ...params, minLessons: params.minLessons - 1 } : null),
  matches,
  post: (params, builder) =>
    postPersonDays(builder, asTeacher(params), {
      profiles: [
        { max: 0, dayAmount: (mask) => (mask === 0 ? 0 : Math.max(0, params.minLessons - loadOfMask(mask))) },
      ],
      excuse: 'periods',
      matches: (timetable) => matches(params, timetable),
    }),
  prove: (params, builder) =>
    provePersonDays(builder, asTeacher(params), [
      { kind: 'leastLoad', least: params.minLessons, mustHave: [] },
    ]),
});
