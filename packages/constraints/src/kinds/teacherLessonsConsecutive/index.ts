import { rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { gapViolations } from '../../amounts/blocks.ts';
import { named, timeValue } from '../../amounts/message-values.ts';
import { asTeacher, lessonsOfPerson, personMatches, totalAmount } from '../../amounts/person.ts';
import { postWideGaps, proveWideGaps } from '../../engine/post-gaps.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.teacherLessonsConsecutive.params>;

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const values = { base: named('teacher', params.base) };
  const code = 'kinds.teacherLessonsConsecutive.violation';
  return personMatches(
    timetable,
    asTeacher(params),
    ({ days }) => gapViolations(draft, days, params.spacing, params.units, code, values),
    'lessons',
  );
}

export const teacherLessonsConsecutive = defineConstraint({
  record: rules.teacherLessonsConsecutive,
  category: 'workload',
  definition: 'Neighbouring blocks of a day with a gap above `spacing`.',
  fet: 'Teacher max gaps per day (0)',
  xhstt: 'LimitIdleTimes',
  rule: ({ base, spacing, units }) => ({ base: named('teacher', base), spacing: timeValue(spacing, units) }),
  variant: ({ spacing }) => (spacing === 0 ? 'direct' : 'near'),
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
