import * as z from 'zod';
import {
  lessonSetShape,
  lessonsOfSet,
  pairsWithin,
  setName,
  setReferences,
} from '../../amounts/lesson-set.ts';
import { pairMatches } from '../../amounts/pairwise.ts';
import { sameSet } from '../../amounts/sides.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { counted } from '../../names/names.ts';

const params = z.object({ ...lessonSetShape, minDays: z.int().min(1) });
type Params = z.infer<typeof params>;

export const minDaysBetween = defineConstraint<Params>({
  kind: 'minDaysBetween',
  family: 'lessons',
  category: 'lessonSpread',
  params,
  definition: 'Σ over pairs max(0, n − |day difference|).',
  beyond: true,
  fet: 'Min days between activities',
  xhstt: 'SpreadEvents',
  defaults: () => ({ lessons: ['lesson', 'other'], minDays: 1 }),
  references: setReferences,
  duplicates: (a, b) => {
    if (!sameSet(a.lessons, b.lessons)) return 'none';
    return a.minDays === b.minDays ? 'exact' : 'similar';
  },
  sentence: (params, draft) =>
    `${setName(draft, params)} are at least ${counted(params.minDays, 'day')} from one another`,
  loosen: (params) => (params.minDays > 1 ? { ...params, minDays: params.minDays - 1 } : null),
  matches: (params, timetable) =>
    pairMatches(
      timetable,
      pairsWithin(lessonsOfSet(timetable.draft, params)),
      (a, b) => params.minDays - Math.abs(a.day - b.day),
      `they have to be at least ${counted(params.minDays, 'day')} from one another`,
    ),
  post: (params, builder) =>
    builder.pairs('minDays', pairsWithin(lessonsOfSet(builder.draft, params)), params.minDays),
});
