import { expect, test } from 'vitest';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { answersFor, bestAnswers, cellKey, forgetAnswers } from './cell-answers.ts';

const cells = (...spec: Parameters<typeof smallSchool>) => {
  forgetAnswers();
  const answers = answersFor(smallSchool(...spec), ['Art'], { isAlone: false, shownAt: () => [] });
  return [...bestAnswers(answers.values())].map(({ at }) => cellKey(at));
};

const lessons = (places: readonly (readonly [number, number])[]) => [
  { id: 'Art', groups: ['9A'] },
  ...places.map((at, index) => ({ id: `Music ${index}`, subject: 'Music', groups: ['9A'], at })),
];

test('of equal cells all are ringed, free ones before swaps', () => {
  const all = [0, 1].flatMap((day) => [0, 1].map((start) => [day, start] as const));
  expect(cells({ days: 2, periods: 2, lessons: lessons([]) })).toEqual(['0/0', '0/1', '1/0', '1/1']);
  expect(cells({ days: 2, periods: 2, lessons: lessons(all.slice(0, 3)) })).toEqual(['1/1']);
  expect(cells({ days: 2, periods: 2, lessons: lessons(all) })).toHaveLength(4);
});

test('of many equal cells the first is ringed', () => {
  expect(cells({ lessons: lessons([[0, 0]]) })).toEqual(['0/1']);
});
