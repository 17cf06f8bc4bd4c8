import * as z from 'zod';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { asTeacher, aTeacher, lessonsOfPerson, personMatches, teacherShape } from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { postDayShortfall } from '../../engine/day-shortfall.ts';
import { counted, teacherName } from '../../names/names.ts';

export const teacherMinLessonsPerDay = defineConstraint({
  kind: 'teacherMinLessonsPerDay',
  family: 'teacher',
  category: 'workload',
  params: z.object({ ...teacherShape, minLessons: z.int().min(1) }),
  definition: 'Σ over days taught max(0, n − periods).',
  fet: 'Teacher min hours daily (empty days allowed)',
  xhstt: 'LimitBusyTimes',
  defaults: () => ({ base: aTeacher.base, minLessons: 1 }),
  references: ({ base }) => ({ teachers: [base] }),
  duplicates: (a, b) => (a.base !== b.base ? 'none' : a.minLessons === b.minLessons ? 'exact' : 'similar'),
  sentence: ({ base, minLessons }, draft) =>
    `${teacherName(draft, base)} teaches at least ${counted(minLessons, 'period')} on each day taught`,
  matches: (params, timetable) => {
    const { draft } = timetable;
    const violationsOf = (days: ReadonlyMap<number, Parameters<typeof loadOf>[0]>) =>
      [...days].flatMap(([day, placed]) => {
        const load = loadOf(placed);
        return dayViolation(draft, placed, day, params.minLessons - load, (name) => {
          const teacher = teacherName(draft, params.base);
          return `${teacher} teaches only ${counted(load, 'period')} on ${name}, at least ${params.minLessons} wanted`;
        });
      });
    return personMatches(timetable, asTeacher(params), ({ days }) => violationsOf(days), 'periods');
  },
  post: (params, builder) => {
    const lessons = lessonsOfPerson(builder.draft, asTeacher(params));
    postDayShortfall(builder, lessons, params.minLessons);
  },
});
