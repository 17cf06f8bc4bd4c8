import * as z from 'zod';
import { isDirectlyAfter, twoLessons, twoLessonsShape } from '../../amounts/following.ts';
import { setReferences } from '../../amounts/lesson-set.ts';
import { pairMatches } from '../../amounts/pairwise.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { lessonName } from '../../names/names.ts';

const params = z.object(twoLessonsShape);
type Params = z.infer<typeof params>;

export const directlyAfter = defineConstraint<Params>({
  kind: 'directlyAfter',
  family: 'lessons',
  category: 'subject',
  params,
  definition: "1 unless the second lesson starts on the first's day with no school period between.",
  beyond: true,
  fet: 'Two activities consecutive',
  defaults: () => ({ lessons: ['lesson', 'other'] }),
  references: setReferences,
  sentence: ({ lessons: [first = '', second = ''] }, draft) =>
    `${lessonName(draft, second)} comes directly after ${lessonName(draft, first)}`,
  matches: (params, timetable) => {
    const { draft } = timetable;
    const pair = twoLessons(draft, params);
    return pairMatches(
      timetable,
      pair ? [pair] : [],
      (first, second) => (isDirectlyAfter(draft, first, second) ? 0 : 1),
      'the second has to come directly after the first',
    );
  },
  post: (params, builder) => {
    const pair = twoLessons(builder.draft, params);
    if (pair) builder.pairs('directlyAfter', [pair]);
  },
});
