import { type Draft, type Id, idSchema, isWeighed, type Lesson } from '@bellgrid/model';
import * as z from 'zod';
import { limitValue, named } from '../amounts/message-values.ts';
import { unaryMatches } from '../amounts/unary.ts';
import { indexOf } from '../read/draft-index.ts';
import { defineConstraint } from '../rule-forms/define-constraint.ts';
import { isMove, moveWeights } from './moves.ts';

/**
 * The rules of the budget for change. They are held in the settings of the draft, have no records of their own, and
 * compare a timetable with the one of its draft: a draft by itself keeps them always.
 */
const held = { family: 'run', category: 'subject' } as const;

/** At most so many lessons move, each counted by its weight. */
export const mostMoves = defineConstraint({
  ...held,
  kind: 'mostMoves',
  params: z.object({ most: z.int().min(0) }),
  definition: 'max(0, Σ weights of the lessons that are not at the start that they have in the draft − n).',
  defaults: ({ config }) => ({ most: config.changeBudget.most }),
  references: () => ({}),
  rule: ({ most }) => ({ count: most }),
  variant: (_, { config }) => (isWeighed(config.changeBudget) ? 'weighed' : 'lessons'),
  matches: ({ most }, { draft, placed }) => {
    const weightOf = moveWeights(draft);
    const moved = [...placed.values()].filter((each) => isMove(each.lesson, each));
    const count = moved.reduce((sum, { lesson }) => sum + weightOf(lesson), 0);
    if (count <= most) return [];
    const message = {
      code: 'kinds.mostMoves.violation',
      values: { count, limit: limitValue('allowed', most) },
    };
    return [{ amount: count - most, lessons: moved.map(({ lesson }) => lesson.id), cells: [], message }];
  },
  post: ({ most }, builder) => {
    const lessons = Object.values(builder.draft.lessons).filter(({ timeSlot }) => timeSlot !== null);
    builder.startLoad({ lessons, max: most, weightOf: moveWeights(builder.draft), counts: isMove });
  },
});

/** No lesson of a teacher or a class moves. */
export const keptStarts = defineConstraint({
  ...held,
  kind: 'keptStarts',
  params: z.object({ type: z.enum(['teacher', 'group']), base: idSchema }),
  definition: 'Lessons that are not at the start that they have in the draft.',
  defaults: () => ({ type: 'teacher' as const, base: 'teacher' }),
  references: ({ type, base }) => (type === 'teacher' ? { teachers: [base] } : { groups: [base] }),
  rule: ({ type, base }) => ({ base: named(type, base) }),
  matches: ({ type, base }, timetable) => {
    const own = lessonsOf(timetable.draft, type, base);
    return unaryMatches(
      timetable,
      own,
      (placed) => isMove(placed.lesson, placed),
      'kinds.keptStarts.violation',
    );
  },
  post: ({ type, base }, builder) => {
    // Each lesson has a start of its own to keep.
    for (const lesson of lessonsOf(builder.draft, type, base))
      builder.unary([lesson], (place) => (isMove(lesson, place) ? 1 : 0));
  },
});

function lessonsOf(draft: Draft, type: 'teacher' | 'group', base: Id): readonly Lesson[] {
  const index = indexOf(draft);
  return (type === 'teacher' ? index.byTeacher : index.byGroup).get(base) ?? [];
}
