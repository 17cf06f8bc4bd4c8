import { rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { named } from '../../amounts/message-values.ts';
import { asTeacher, personMatches } from '../../amounts/person.ts';
import { loadOfMask } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.teacherMinLessonsPerDay.params>;

function matches(params: Params, timetable: Timetable): Violation[] {
  return personMatches(
    timetable,
    asTeacher(params),
    ({ days }) =>
      [...days].flatMap(([day, placed]) => {
        const load = loadOf(placed);
        return dayViolation(placed, day, params.minLessons - load, (day) => ({
          code: 'kinds.teacherMinLessonsPerDay.violation',
          values: { base: named('teacher', params.base), count: load, day, min: params.minLessons },
        }));
      }),
    'periods',
  );
}

export const teacherMinLessonsPerDay = defineConstraint({
  record: rules.teacherMinLessonsPerDay,
  category: 'workload',
  definition: 'Σ over days taught max(0, n − periods).',
  fet: 'Teacher min hours daily (empty days allowed)',
  xhstt: 'LimitBusyTimes',
  rule: ({ base, minLessons }) => ({ base: named('teacher', base), count: minLessons }),
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
  prove: (params, builder) => {
    const least = builder.draft.schoolData.days.map(() => params.minLessons);
    provePersonDays(builder, asTeacher(params), [{ kind: 'leastLoad', least, mustHave: [] }]);
  },
});
