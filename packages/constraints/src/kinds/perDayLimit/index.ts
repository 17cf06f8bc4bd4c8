import { rules } from '@bellgrid/model';
import { dayViolation } from '../../amounts/day-load.ts';
import { lessonsOfSet, setValue } from '../../amounts/lesson-set.ts';
import { placedAndUnplaced, placedByDay } from '../../read/timetable-index.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

export const perDayLimit = defineConstraint({
  record: rules.perDayLimit,
  category: 'lessonSpread',
  definition: 'Σ over days max(0, lessons − n).',
  beyond: true,
  fet: 'Min days between activities (as hard "at most n a day")',
  xhstt: 'SpreadEvents',
  rule: (params) => ({ lessons: setValue(params), count: params.maxLessons }),
  loosen: (params) => ({ ...params, maxLessons: params.maxLessons + 1 }),
  matches: (params, timetable) => {
    const { draft } = timetable;
    const { placed } = placedAndUnplaced(timetable, lessonsOfSet(draft, params));
    return [...placedByDay(placed)].flatMap(([day, onDay]) =>
      dayViolation(onDay, day, onDay.length - params.maxLessons, (day) => ({
        code: 'kinds.perDayLimit.violation',
        values: { lessons: setValue(params), count: onDay.length, day, max: params.maxLessons },
      })),
    );
  },
  post: (params, builder) =>
    builder.dayCount(lessonsOfSet(builder.draft, params), 'units', params.maxLessons),
});
