import type { Timetable } from '@bellgrid/model';
import * as z from 'zod';
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
    ({ days }) => {
      const gaps = [...days].flatMap(([day, placed]) => gapsOfDay(draft, params, day, placed));
      if (gaps.length <= params.maxGaps) return [];
      const lessons = [...days.values()].flat().map((placed) => placed.lesson.id);
      const cells = gaps.map(({ structure, day, period }) => ({ structure, day, period }));
      const sentence = `${personName(draft, params)} has ${counted(gaps.length, 'gap')} in the cycle, at most ${params.maxGaps} wanted`;
      return [{ amount: gaps.length - params.maxGaps, lessons, cells, sentence }];
    },
    'periods',
  );
}

export const maxGapsPerWeek = defineConstraint<Params>({
  kind: 'maxGapsPerWeek',
  family: 'teacherOrGroup',
  category: 'workload',
  params,
  definition: 'max(0, gaps of all days − n).',
  beyond: true,
  fet: 'Teacher or students max gaps per week',
  xhstt: 'LimitIdleTimes',
  defaults: () => ({ ...aTeacher, maxGaps: 0 }),
  references: personReferences,
  duplicates: (a, b) => {
    if (a.type !== b.type || a.base !== b.base) return 'none';
    return a.maxGaps === b.maxGaps ? 'exact' : 'similar';
  },
  sentence: (params, draft) =>
    `${personName(draft, params)} has at most ${counted(params.maxGaps, 'gap')} in the cycle`,
  matches,
  post: (params, builder) =>
    postPersonDays(builder, params, {
      profiles: [{ max: params.maxGaps, dayAmount: gapsOfMask }],
      excuse: 'periods',
      matches: (timetable) => matches(params, timetable),
    }),
});
