import { rules } from '@bellgrid/model';
import { lessonsOfSet, pairsWithin, setValue } from '../../amounts/lesson-set.ts';
import { pairMatches } from '../../amounts/pairwise.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

export const minDaysBetween = defineConstraint({
  record: rules.minDaysBetween,
  category: 'lessonSpread',
  definition: 'Σ over pairs max(0, n − |day difference|).',
  beyond: true,
  fet: 'Min days between activities',
  xhstt: 'SpreadEvents',
  rule: (params) => ({ lessons: setValue(params), count: params.minDays }),
  loosen: (params) => (params.minDays > 1 ? { ...params, minDays: params.minDays - 1 } : null),
  matches: (params, timetable) =>
    pairMatches(
      timetable,
      pairsWithin(lessonsOfSet(timetable.draft, params)),
      (a, b) => params.minDays - Math.abs(a.day - b.day),
      'kinds.minDaysBetween.violation',
      { count: params.minDays },
    ),
  post: (params, builder) =>
    builder.pairs('minDays', pairsWithin(lessonsOfSet(builder.draft, params)), params.minDays),
});
