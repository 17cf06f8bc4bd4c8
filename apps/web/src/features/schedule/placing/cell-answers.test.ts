import { commands, runCommand } from '@bellgrid/model';
import { expect, test, vi } from 'vitest';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { answerAhead, answerAt, answersFor, bestAnswers, cellKey, forgetAnswers } from './cell-answers.ts';

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

test('a cell is answered once for the held lessons, until the draft or what they meet is another', () => {
  forgetAnswers();
  const draft = smallSchool({ days: 2, periods: 2, lessons: lessons([[0, 0]]) });
  const options = { isAlone: false, shownAt: () => [] };
  const first = answersFor(draft, ['Art'], options);
  expect(
    [...answersFor(draft, ['Art'], options).values()].map((each) => first.get(cellKey(each.at)) === each),
  ).toEqual([true, true, true, true]);
  const at = { day: 0, start: 0 };
  expect(first.get('0/0')?.state).toBe('swap');
  expect(answerAt(draft, ['Art'], at, { isAlone: true })).toMatchObject({ state: 'blocked' });
  expect(answerAt(draft, ['Art'], at, { isAlone: false })).toBe(first.get('0/0'));
  const moved = runCommand(draft, commands.placeLessons, {
    places: [{ lesson: 'Music 0', at: { day: 1, start: 1 } }],
  });
  expect(answersFor(moved, ['Art'], options).get('0/0')?.state).toBe('free');
});

test('rows out of sight are answered ahead, unless the lessons are dropped before', () => {
  forgetAnswers();
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const draft = smallSchool({ lessons: lessons([[0, 0]]) });
  const asked: string[] = [];
  const shownAt = (at: { day: number; start: number }) => {
    asked.push(cellKey(at));
    return [];
  };
  answerAhead(draft, ['Art'], { isAlone: true, rows: [shownAt] })();
  vi.runAllTimers();
  expect(asked).toEqual([]);
  answerAhead(draft, ['Art'], { isAlone: true, rows: [shownAt] });
  vi.runAllTimers();
  expect(asked).toHaveLength(20);
  const shown = answersFor(draft, ['Art'], { isAlone: true, shownAt: () => [] });
  expect(shown.get('0/0')?.state).toBe('blocked');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
