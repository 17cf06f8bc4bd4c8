import { judgeTimetable, type RuleNotKept } from '@bellgrid/constraints';
import { commands, constraintSchema, type Draft, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { itemsOfRules } from './CountedLessons.tsx';
import { countedItems, countedLessons } from './NumberDetails.tsx';

// 9A and Ada have a gap on the first day; Dan, who teaches beside Ada once, has none. 9B starts late, and Ben and Dan have a
// day with a single lesson.
const weighted = (draft: Draft) =>
  runCommand(draft, commands.setCategoryWeight, { category: 'workload', enabled: true, weight: 3 });
const draft = runCommand(
  weighted(
    smallSchool({
      lessons: [
        { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] },
        { id: 'Sport', groups: ['9A'], teachers: ['Ada', 'Dan'], at: [0, 2] },
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
  ['classGaps', ['Art', 'Sport'], ['9A'], []],
  ['teacherGaps', ['Art', 'Sport'], [], ['Ada']],
  ['lateStarts', ['Music'], ['9B'], []],
  ['singleLessonDays', ['Music', 'Sport'], [], ['Ben', 'Dan']],
  ['unplaced', ['Latin'], ['9B'], ['Cy']],
  ['notMet', ['Art', 'Sport'], [], ['Ada']],
] as const)('%s counts its lessons, and leads to whom it counts', (number, ids, classes, teachers) => {
  const lessons = countedLessons(number, judged);
  expect(lessons.toSorted()).toEqual(ids);
  const items = countedItems(draft, number, judged);
  expect({ classes: items.classes, teachers: items.teachers.toSorted() }).toEqual({ classes, teachers });
});

test('rules about neither a class nor a teacher lead to the classes of their lessons', () => {
  const rule = {
    key: 'r',
    kind: 'after',
    record: null,
    isHard: true,
    rule: null,
    cost: 0,
    places: 1,
    findings: [],
  };
  const about = (people: RuleNotKept['people']) =>
    itemsOfRules(draft, [{ ...rule, lessons: ['Music'], people }]);
  expect(about([])).toEqual({ classes: ['9B'], teachers: [] });
  expect(about([{ type: 'classroom', id: 'Lab' }])).toEqual({ classes: ['9B'], teachers: [] });
  expect(about([{ type: 'teacher', id: 'Cy' }])).toEqual({ classes: [], teachers: ['Cy'] });
});
