import * as z from 'zod';
import { isDirectlyAfter, twoLessons, twoLessonsShape } from '../../amounts/following.ts';
import { setReferences } from '../../amounts/lesson-set.ts';
import { pairMatches } from '../../amounts/pairwise.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { lessonName } from '../../names/names.ts';

const params = z.object(twoLessonsShape);
type Params = z.infer<typeof params>;

export const adjacent = defineConstraint<Params>({
  kind: 'adjacent',
  family: 'lessons',
  category: 'subject',
  params,
  definition: 'As directly after, in either order.',
  beyond: true,
  fet: 'Two activities grouped',
  defaults: () => ({ lessons: ['lesson', 'other'] }),
  references: setReferences,
  sentence: ({ lessons: [first = '', second = ''] }, draft) =>
    `${lessonName(draft, first)} and ${lessonName(draft, second)} follow one another`,
  matches: (params, timetable) => {
    const { draft } = timetable;
    const pair = twoLessons(draft, params);
    return pairMatches(
      timetable,
      pair ? [pair] : [],
      (a, b) => (isDirectlyAfter(draft, a, b) || isDirectlyAfter(draft, b, a) ? 0 : 1),
      'they have to follow one another',
    );
  },
  post: (params, builder) => {
    const pair = twoLessons(builder.draft, params);
    if (!pair) return;
    builder.evaluated(pair, ({ units }) => (start, _room, problem) => {
      const [unitA, unitB] = [units[0]!, units[1]!];
      if (unitA < 0 || unitB < 0) return 0;
      const [a, b] = [start[unitA]!, start[unitB]!];
      if (a < 0 || b < 0) return 0;
      const { startDay, startAtom, endAtom, startNextAtom } = problem;
      if (startDay[a] !== startDay[b]) return 1;
      const follows = (x: number, y: number) =>
        startAtom[y]! >= endAtom[x]! && startAtom[y]! <= startNextAtom[x]!;
      return follows(a, b) || follows(b, a) ? 0 : 1;
    });
  },
});
