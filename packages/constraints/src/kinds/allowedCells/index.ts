import { cellRefSchema } from '@bellgrid/model';
import * as z from 'zod';
import { lessonSetShape, lessonsOfSet, setName, setReferences } from '../../amounts/lesson-set.ts';
import { unaryMatches } from '../../amounts/unary.ts';
import type { Place } from '../../compile/problem-builder.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { counted } from '../../names/names.ts';

const params = z.object({
  ...lessonSetShape,
  /** By index, in the structure of each lesson. */
  cells: z.array(cellRefSchema),
  /** Whether only the first period, or every period of a lesson, has to be in the cells. */
  scope: z.enum(['start', 'whole']).default('start'),
});
type Params = z.infer<typeof params>;

const key = (day: number, period: number) => day * 128 + period;

function outside({ cells, scope }: Params): (place: Place) => boolean {
  const allowed = new Set(cells.map((cell) => key(cell.day, cell.period)));
  return ({ day, start, end }) => {
    const last = scope === 'start' ? start + 1 : end;
    for (let period = start; period < last; period += 1) if (!allowed.has(key(day, period))) return true;
    return false;
  };
}

export const allowedCells = defineConstraint<Params>({
  kind: 'allowedCells',
  family: 'lessons',
  category: 'subject',
  params,
  definition: 'Lessons whose start (or any period) is outside the cells.',
  beyond: true,
  fet: 'Activity preferred starting time(s), activities preferred time slots',
  xhstt: 'PreferTimes',
  defaults: () => ({ lessons: ['lesson'], cells: [{ day: 0, period: 0 }], scope: 'start' }),
  references: setReferences,
  sentence: (params, draft) => {
    const verb = params.scope === 'start' ? 'may only start' : 'may only stand';
    return `${setName(draft, params)} ${verb} in ${counted(params.cells.length, 'chosen cell')} of the week`;
  },
  matches: (params, timetable) =>
    unaryMatches(
      timetable,
      lessonsOfSet(timetable.draft, params),
      outside(params),
      'which is outside its allowed cells',
    ),
  post: (params, builder) => {
    const isOutside = outside(params);
    builder.unary(lessonsOfSet(builder.draft, params), (place) => (isOutside(place) ? 1 : 0));
  },
});
