import { judgeTimetable } from '@bellgrid/constraints';
import { commands, constraintSchema, type Draft, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { itemsOfLessons } from './CountedLessons.tsx';
import { countedLessons } from './NumberDetails.tsx';

// 9A has a gap on the first day; 9B starts late; Ben has one lesson on his only day.
const weighted = (draft: Draft) =>
  runCommand(draft, commands.setCategoryWeight, { category: 'workload', enabled: true, weight: 3 });
const draft = runCommand(
  weighted(
    smallSchool({
      lessons: [
        { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] },
        { id: 'Sport', groups: ['9A'], teachers: ['Ada'], at: [0, 2] },
        { id: 'Music', groups: ['9B'], teachers: ['Ben'], at: [1, 1] },
        { id: 'Latin', groups: ['9B'], teachers: ['Cy'] },
      ],
    }),
  ),
  commands.addConstraint,
  {
    constraint: constraintSchema.parse({
      id: 'rule',
      type: 'teacherConstraint',
      constraint: 'teacherMaxLessonsPerDay',
      base: 'Ada',
      maxLessons: 1,
      weight: 2,
    }),
  },
);
const judged = judgeTimetable(draft);

test.each([
  ['classGaps', ['Art', 'Sport'], ['9A'], ['Ada']],
  ['teacherGaps', ['Art', 'Sport'], ['9A'], ['Ada']],
  ['lateStarts', ['Music'], ['9B'], ['Ben']],
  ['singleLessonDays', ['Music'], ['9B'], ['Ben']],
  ['unplaced', ['Latin'], ['9B'], ['Cy']],
  ['notMet', ['Art', 'Sport'], ['9A'], ['Ada']],
] as const)(
  '%s counts its lessons, and leads to their classes and teachers',
  (number, ids, classes, teachers) => {
    const lessons = countedLessons(number, judged);
    expect(lessons.toSorted()).toEqual(ids);
    expect(itemsOfLessons(draft, lessons)).toEqual({ classes, teachers });
  },
);
