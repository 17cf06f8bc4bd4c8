import * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { asTeacher, aTeacher, lessonsOfPerson, personMatches, teacherShape } from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { counted, teacherName } from '../../names/names.ts';
import { longestDay } from '../../structure-times.ts';

export const teacherMaxLessonsPerDay = defineConstraint({
  kind: 'teacherMaxLessonsPerDay',
  family: 'teacher',
  category: 'workload',
  params: z.object({ ...teacherShape, maxLessons: z.int().min(1) }),
  definition: 'Σ over days max(0, periods − n).',
  fet: 'Teacher max hours daily',
  xhstt: 'LimitBusyTimes',
  defaults: (draft) => ({ base: aTeacher.base, maxLessons: longestDay(draft) }),
  references: ({ base }) => ({ teachers: [base] }),
  duplicates: (a, b) => (a.base !== b.base ? 'none' : a.maxLessons === b.maxLessons ? 'exact' : 'similar'),
  sentence: ({ base, maxLessons }, draft) =>
    `${teacherName(draft, base)} teaches at most ${counted(maxLessons, 'period')} a day`,
  loosen: (params) => ({ ...params, maxLessons: params.maxLessons + 1 }),
  matches: (params, timetable) => {
    const { draft } = timetable;
    return personMatches(timetable, asTeacher(params), ({ days }) =>
      [...days].flatMap(([day, placed]) => {
        const load = loadOf(placed);
        return dayViolation(draft, placed, day, load - params.maxLessons, (name) => {
          const teacher = teacherName(draft, params.base);
          return `${teacher} teaches ${counted(load, 'period')} on ${name}, at most ${params.maxLessons} allowed`;
        });
      }),
    );
  },
  post: (params, builder) =>
    builder.dayCount(lessonsOfPerson(builder.draft, asTeacher(params)), 'periods', params.maxLessons),
});
