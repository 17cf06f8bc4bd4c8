import { rules } from '@bellgrid/model';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { named } from '../../amounts/message-values.ts';
import { asTeacher, lessonsOfPerson, personMatches } from '../../amounts/person.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

export const teacherMaxLessonsPerDay = defineConstraint({
  record: rules.teacherMaxLessonsPerDay,
  category: 'workload',
  definition: 'Σ over days max(0, periods − n).',
  fet: 'Teacher max hours daily',
  xhstt: 'LimitBusyTimes',
  rule: ({ base, maxLessons }) => ({ base: named('teacher', base), count: maxLessons }),
  loosen: (params) => ({ ...params, maxLessons: params.maxLessons + 1 }),
  matches: (params, timetable) =>
    personMatches(timetable, asTeacher(params), ({ days }) =>
      [...days].flatMap(([day, placed]) => {
        const load = loadOf(placed);
        return dayViolation(placed, day, load - params.maxLessons, (day) => ({
          code: 'kinds.teacherMaxLessonsPerDay.violation',
          values: { base: named('teacher', params.base), count: load, day, max: params.maxLessons },
        }));
      }),
    ),
  post: (params, builder) =>
    builder.dayCount(lessonsOfPerson(builder.draft, asTeacher(params)), 'periods', params.maxLessons),
});
