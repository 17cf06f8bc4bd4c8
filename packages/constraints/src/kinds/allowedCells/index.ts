import { rules } from '@bellgrid/model';
import type * as z from 'zod';
import { lessonsOfSet, setValue } from '../../amounts/lesson-set.ts';
import { cellsValue } from '../../amounts/message-values.ts';
import { unaryMatches } from '../../amounts/unary.ts';
import type { Place } from '../../compile/problem-builder.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.allowedCells.params>;

const key = (day: number, period: number) => day * 128 + period;

function outside({ cells, scope }: Params): (place: Place) => boolean {
  const allowed = new Set(cells.map((cell) => key(cell.day, cell.period)));
  return ({ day, start, end }) => {
    const last = scope === 'start' ? start + 1 : end;
    for (let period = start; period < last; period += 1) if (!allowed.has(key(day, period))) return true;
    return false;
  };
}

export const allowedCells = defineConstraint({
  record: rules.allowedCells,
  category: 'subject',
  definition: 'Lessons whose start (or any period) is outside the cells.',
  beyond: true,
  fet: 'Activity preferred starting time(s), activities preferred time slots',
  xhstt: 'PreferTimes',
  rule: (params, draft) => ({ lessons: setValue(params), cells: cellsValue(draft, params) }),
  variant: ({ scope }) => scope,
  matches: (params, timetable) =>
    unaryMatches(
      timetable,
      lessonsOfSet(timetable.draft, params),
      outside(params),
      'kinds.allowedCells.violation',
    ),
  post: (params, builder) => {
    const isOutside = outside(params);
    builder.unary(lessonsOfSet(builder.draft, params), (place) => (isOutside(place) ? 1 : 0));
  },
});
