import * as z from 'zod';
import { asTeacher, aTeacher, lessonsOfPerson, personMatches, teacherShape } from '../../amounts/person.ts';
import { cellsOfPlaced } from '../../amounts/unary.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { counted, dayNames, teacherName } from '../../names/names.ts';

export const teacherMaxDays = defineConstraint({
  kind: 'teacherMaxDays',
  family: 'teacher',
  category: 'workload',
  params: z.object({ ...teacherShape, maxDays: z.int().min(1) }),
  definition: 'max(0, days taught − n).',
  fet: 'Teacher max days per week',
  xhstt: 'ClusterBusyTimes',
  defaults: (draft) => ({ base: aTeacher.base, maxDays: Math.max(1, draft.schoolData.days.length) }),
  references: ({ base }) => ({ teachers: [base] }),
  duplicates: (a, b) => (a.base !== b.base ? 'none' : a.maxDays === b.maxDays ? 'exact' : 'similar'),
  sentence: ({ base, maxDays }, draft) =>
    `${teacherName(draft, base)} teaches on at most ${counted(maxDays, 'day')}`,
  loosen: (params) => ({ ...params, maxDays: params.maxDays + 1 }),
  matches: (params, timetable) => {
    const { draft } = timetable;
    return personMatches(timetable, asTeacher(params), ({ days }) => {
      if (days.size <= params.maxDays) return [];
      const placed = [...days.values()].flat();
      const names = dayNames(draft, [...days.keys()]);
      return [
        {
          amount: days.size - params.maxDays,
          lessons: placed.map((each) => each.lesson.id),
          cells: placed.flatMap(cellsOfPlaced),
          sentence: `${teacherName(draft, params.base)} teaches on ${counted(days.size, 'day')}: ${names}`,
        },
      ];
    });
  },
  post: (params, builder) =>
    builder.daysUsed(lessonsOfPerson(builder.draft, asTeacher(params)), params.maxDays),
});
