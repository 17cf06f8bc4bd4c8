import * as z from 'zod';
import { dayViolation } from '../../amounts/day-load.ts';
import { lessonSetShape, lessonsOfSet, setName, setReferences } from '../../amounts/lesson-set.ts';
import { sameSet } from '../../amounts/sides.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { counted } from '../../names/names.ts';
import { byDay, standing } from '../../timetable-index.ts';

const params = z.object({ ...lessonSetShape, maxLessons: z.int().min(1) });
type Params = z.infer<typeof params>;

export const perDayLimit = defineConstraint<Params>({
  kind: 'perDayLimit',
  family: 'lessons',
  category: 'lessonSpread',
  params,
  definition: 'Σ over days max(0, lessons − n).',
  beyond: true,
  fet: 'Min days between activities (as hard "at most n a day")',
  xhstt: 'SpreadEvents',
  defaults: () => ({ lessons: ['lesson', 'other'], maxLessons: 1 }),
  references: setReferences,
  duplicates: (a, b) => {
    if (!sameSet(a.lessons, b.lessons)) return 'none';
    return a.maxLessons === b.maxLessons ? 'exact' : 'similar';
  },
  sentence: (params, draft) =>
    `${setName(draft, params)}: no more than ${counted(params.maxLessons, 'lesson')} a day`,
  loosen: (params) => ({ ...params, maxLessons: params.maxLessons + 1 }),
  matches: (params, timetable) => {
    const { draft } = timetable;
    const { placed } = standing(timetable, lessonsOfSet(draft, params));
    return [...byDay(placed)].flatMap(([day, onDay]) =>
      dayViolation(draft, onDay, day, onDay.length - params.maxLessons, (name) => {
        const count = counted(onDay.length, 'lesson');
        return `${setName(draft, params)}: ${count} on ${name}, no more than ${params.maxLessons} wanted`;
      }),
    );
  },
  post: (params, builder) =>
    builder.dayCount(lessonsOfSet(builder.draft, params), 'units', params.maxLessons),
});
