import { directions, idSchema, type Timetable } from '@bellgrid/model';
import * as z from 'zod';
import { sameSet } from '../../amounts/sides.ts';
import type { Place } from '../../compile/problem-builder.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { counted, periodName, subjectNames } from '../../names/names.ts';
import { lessonsOfSubjects, standing } from '../../timetable-index.ts';
import { lowered, type Violation } from '../../violation.ts';

const params = z.object({
  subjects: z.array(idSchema).min(1),
  direction: z.enum(directions),
  numLessons: z.int().min(1),
  periodIndex: z.int().min(0),
});
type Params = z.infer<typeof params>;

const WORDS = { '<': 'before', '<=': 'on or before', '>': 'after', '>=': 'on or after' } as const;

/** Whether a lesson stands wholly on the side of the period that the rule asks for. */
function isOnSide({ direction, periodIndex }: Params, { start, end }: Pick<Place, 'start' | 'end'>): boolean {
  if (direction === '<') return end <= periodIndex;
  if (direction === '<=') return end <= periodIndex + 1;
  if (direction === '>') return start > periodIndex;
  return start >= periodIndex;
}

function side(params: Params, draft: Timetable['draft']): string {
  const structure = draft.subjects[params.subjects[0] ?? '']?.structure;
  return `${WORDS[params.direction]} ${periodName(draft, structure, params.periodIndex)}`;
}

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  const { placed, unplaced } = standing(timetable, lessonsOfSubjects(draft, params.subjects));
  const others = placed.filter((each) => !isOnSide(params, each));
  const found = placed.length - others.length;
  if (found >= params.numLessons) return [];
  const violation = {
    amount: params.numLessons - found,
    lessons: others.map((each) => each.lesson.id),
    cells: [],
    sentence: `${subjectNames(draft, params.subjects)} has ${counted(found, 'lesson')} ${side(params, draft)}, at least ${params.numLessons} wanted`,
  };
  return lowered([violation], unplaced.length);
}

export const splitAround = defineConstraint<Params>({
  kind: 'splitAround',
  family: 'workload',
  category: 'workload',
  params,
  asksForLessons: true,
  definition: 'max(0, n − lessons wholly on the right side of period q, over the cycle).',
  defaults: () => ({ subjects: ['subject'], direction: '<', numLessons: 1, periodIndex: 0 }),
  references: ({ subjects }) => ({ subjects }),
  duplicates: (a, b) => {
    const same = a.direction === b.direction && a.numLessons === b.numLessons;
    return sameSet(a.subjects, b.subjects) && same && a.periodIndex === b.periodIndex ? 'exact' : 'none';
  },
  sentence: (params, draft) =>
    `At least ${counted(params.numLessons, 'lesson')} of ${subjectNames(draft, params.subjects)} ${params.numLessons === 1 ? 'is' : 'are'} ${side(params, draft)}`,
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
