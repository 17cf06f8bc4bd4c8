import { type MessageValue, rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { named, periodsValue } from '../../amounts/message-values.ts';
import type { Place } from '../../compile/problem-builder.ts';
import { lessonsOfSubjects, placedAndUnplaced } from '../../read/timetable-index.ts';
import { lowered, type Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.splitAround.params>;

const VARIANTS = { '<': 'before', '<=': 'onOrBefore', '>': 'after', '>=': 'onOrAfter' } as const;

/** True when a lesson lies wholly on the side of the period that the rule demands. */
function isOnSide({ direction, periodIndex }: Params, { start, end }: Pick<Place, 'start' | 'end'>): boolean {
  if (direction === '<') return end <= periodIndex;
  if (direction === '<=') return end <= periodIndex + 1;
  if (direction === '>') return start > periodIndex;
  return start >= periodIndex;
}

function periodOf(params: Params, draft: Timetable['draft']): MessageValue {
  const structure = draft.subjects[params.subjects[0] ?? '']?.structure;
  return periodsValue(structure, params.periodIndex);
}

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const { placed, unplaced } = placedAndUnplaced(timetable, lessonsOfSubjects(draft, params.subjects));
  const others = placed.filter((each) => !isOnSide(params, each));
  const found = placed.length - others.length;
  if (found >= params.numLessons) return [];
  const violation = {
    amount: params.numLessons - found,
    lessons: others.map((each) => each.lesson.id),
    cells: [],
    message: {
      code: `kinds.splitAround.violation.${VARIANTS[params.direction]}`,
      values: {
        subjects: named('subject', params.subjects),
        count: found,
        period: periodOf(params, draft),
        min: params.numLessons,
      },
    },
  };
  return lowered([violation], unplaced.length);
}

export const splitAround = defineConstraint({
  record: rules.splitAround,
  category: 'workload',
  asksForLessons: true,
  definition: 'max(0, n − lessons wholly on the right side of period q, over the cycle).',
  slots: { period: 'periodIndex' },
  rule: (params, draft) => ({
    count: params.numLessons,
    subjects: named('subject', params.subjects),
    period: periodOf(params, draft),
  }),
  variant: ({ direction }) => VARIANTS[direction],
  loosen: (params) => (params.numLessons > 1 ? { ...params, numLessons: params.numLessons - 1 } : null),
  matches,
  post: (params, builder) => {
    const lessons = lessonsOfSubjects(builder.draft, params.subjects);
    builder.evaluated(lessons, ({ units }) => (start, _room, problem) => {
      let found = 0;
      let unplaced = 0;
      for (const unit of units) {
        const at = unit < 0 ? -1 : start[unit]!;
        if (at < 0) {
          unplaced += 1;
          continue;
        }
        const first = problem.startPeriod[at]!;
        if (isOnSide(params, { start: first, end: first + problem.startPeriodCount[at]! })) found += 1;
      }
      return Math.max(0, params.numLessons - found - unplaced);
    });
  },
  prove: (params, builder) =>
    builder.manyUsed(lessonsOfSubjects(builder.draft, params.subjects), params.numLessons, (place, lesson) =>
      isOnSide(params, place) ? [lesson] : [],
    ),
});
