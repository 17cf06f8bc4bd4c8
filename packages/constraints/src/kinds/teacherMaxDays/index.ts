import { rules } from '@bellgrid/model';
import { daysValue, limitValue, named } from '../../amounts/message-values.ts';
import { asTeacher, lessonsOfPerson, personMatches } from '../../amounts/person.ts';
import { cellsOfPlaced } from '../../amounts/unary.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

export const teacherMaxDays = defineConstraint({
  record: rules.teacherMaxDays,
  category: 'workload',
  definition: 'max(0, days taught − n).',
  fet: 'Teacher max days per week',
  xhstt: 'ClusterBusyTimes',
  rule: ({ base, maxDays }) => ({ base: named('teacher', base), count: maxDays }),
  loosen: (params) => ({ ...params, maxDays: params.maxDays + 1 }),
  matches: (params, timetable) =>
    personMatches(timetable, asTeacher(params), ({ days }) => {
      if (days.size <= params.maxDays) return [];
      const placed = [...days.values()].flat();
      const values = {
        base: named('teacher', params.base),
        count: days.size,
        days: daysValue(...days.keys()),
        limit: limitValue('allowedDays', params.maxDays),
      };
      return [
        {
          amount: days.size - params.maxDays,
          lessons: placed.map((each) => each.lesson.id),
          cells: placed.flatMap(cellsOfPlaced),
          message: { code: 'kinds.teacherMaxDays.violation', values },
        },
      ];
    }),
  post: (params, builder) =>
    builder.daysUsed(lessonsOfPerson(builder.draft, asTeacher(params)), params.maxDays),
});
