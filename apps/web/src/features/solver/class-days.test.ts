import { judgeTimetable } from '@bellgrid/constraints';
import { createTexts } from '@bellgrid/texts';
import { expect, test } from 'vitest';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { classDaysText } from './class-days.ts';

const { t } = createTexts();

test('the days of classes are said by their shortest and their longest, lessons at the same time once', () => {
  const lesson = (id: string, group: string, at: readonly [number, number], numPeriods = 1) => ({
    ...{ id, subject: id, groups: [group], at, numPeriods },
  });
  const empty = judgeTimetable(smallSchool({ groups: ['7A'], lessons: [] }));
  expect(classDaysText(t, empty)).toBe('–');
  const lessons = [
    ...[lesson('a', '7A', [0, 0]), lesson('b', '7A', [0, 0]), lesson('c', '7A', [1, 0], 2)],
    lesson('d', '7B', [0, 1]),
  ];
  const judged = judgeTimetable(smallSchool({ groups: ['7A', '7B', '7C'], lessons }));
  expect(classDaysText(t, judged)).toBe('1–2');
  const [of7A] = judged.weeks;
  expect(of7A).toMatchObject({ id: '7A', shortestDay: 1, longestDay: 2 });
});
