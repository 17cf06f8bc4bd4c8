import type { CellAnswer } from '@bellgrid/constraints';
import { commands, runCommand } from '@bellgrid/model';
import { expect, test, vi } from 'vitest';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import {
  answerAt,
  answersFor,
  bestAnswers,
  cellKey,
  changesNothing,
  forgetAnswers,
  roomChoicesOf,
  swapsOf,
} from './cell-answers.ts';

// The answers are the real ones; how many are found is counted.
vi.mock(import('@bellgrid/constraints'), async (original) => {
  const real = await original();
  return { ...real, answerCell: vi.fn(real.answerCell) };
});

const cells = (...spec: Parameters<typeof smallSchool>) => {
  forgetAnswers();
  const draft = smallSchool(...spec);
  const answers = answersFor(draft, ['Art'], { isAlone: false, shownAt: () => [] });
  return [...bestAnswers(draft, answers.values())].map(({ at }) => cellKey(at));
};

const lessons = (places: readonly (readonly [number, number])[]) => [
  { id: 'Art', groups: ['9A'] },
  ...places.map((at, index) => ({ id: `Music ${index}`, subject: 'Music', groups: ['9A'], at })),
];

test('of equal cells all are ringed, none that takes the place of a lesson', () => {
  const all = [0, 1].flatMap((day) => [0, 1].map((start) => [day, start] as const));
  expect(cells({ days: 2, periods: 2, lessons: lessons([]) })).toEqual(['0/0', '0/1', '1/0', '1/1']);
  expect(cells({ days: 2, periods: 2, lessons: lessons(all.slice(0, 3)) })).toEqual(['1/1']);
  expect(cells({ days: 2, periods: 2, lessons: lessons(all) })).toEqual([]);
});

test('of many equal cells the first is ringed', () => {
  expect(cells({ lessons: lessons([[0, 0]]) })).toEqual(['0/1']);
});

test('a swap with a lesson that is alike is not ringed, as nothing looks different afterwards', () => {
  const alike = (id: string, at: readonly [number, number], groups = ['9A']) => ({
    id,
    subject: 'Art',
    groups,
    at,
  });
  const at = (...others: ReturnType<typeof alike>[]) =>
    cells({ days: 1, periods: 2, lessons: [alike('Art', [0, 0]), ...others] });
  expect(at(alike('Art 2', [0, 1]))).toEqual([]);
  expect(at({ ...alike('Music', [0, 1]), subject: 'Music' })).toEqual(['0/1']);
});

test('a swap of lessons that look alike is one where a rule is about one of them', () => {
  const draft = smallSchool({
    days: 1,
    periods: 2,
    lessons: [0, 1].map((start) => ({
      id: `Art ${start}`,
      subject: 'Art',
      groups: ['9A'],
      at: [0, start] as const,
    })),
  });
  const answer = (change: Partial<CellAnswer>) =>
    changesNothing(draft, {
      ...answersFor(draft, ['Art 0'], { isAlone: false, shownAt: () => [] }).get('0/1'),
      ...change,
    } as CellAnswer);
  expect([answer({}), answer({ cost: -1 }), answer({ amounts: new Map([['allowedCells', 1]]) })]).toEqual([
    true,
    false,
    false,
  ]);
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

test('rows out of sight are answered ahead as the lesson moves, unless it is dropped before', async () => {
  // The modules anew: other tests may have loaded them without the count.
  vi.resetModules();
  const { answerCell } = await import('@bellgrid/constraints');
  const { answerAhead, ...ahead } = await import('./cell-answers.ts');
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const draft = smallSchool({ lessons: lessons([[0, 0]]) });
  const shownAt = () => ['Music 0'];
  for (const isAlone of [true, false]) {
    ahead.forgetAnswers();
    vi.mocked(answerCell).mockClear();
    answerAhead(draft, ['Art'], { isAlone, rows: [shownAt] })();
    vi.runAllTimers();
    expect(answerCell).not.toHaveBeenCalled();
    answerAhead(draft, ['Art'], { isAlone, rows: [shownAt] });
    vi.runAllTimers();
    expect(answerCell).toHaveBeenCalledTimes(20);
    // Nothing is left to find once the rows are in sight.
    const shown = ahead.answersFor(draft, ['Art'], { isAlone, shownAt });
    expect(answerCell).toHaveBeenCalledTimes(20);
    expect(shown.get('0/0')?.state).toBe(isAlone ? 'blocked' : 'swap');
    ahead.answersFor(draft, ['Art'], { isAlone: !isAlone, shownAt });
    expect(answerCell).toHaveBeenCalledTimes(40);
  }
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('of the classrooms the free ones are first, then the others, both in the natural order of their names', () => {
  forgetAnswers();
  const draft = smallSchool({
    lessons: [
      { id: 'Art', groups: ['9A'], at: [0, 0], classroom: 'Lab 10' },
      { id: 'Latin', groups: ['9B'], at: [0, 0], classroom: 'Lab 2' },
      { id: 'Drama', groups: ['9C'], at: [0, 0], classroom: 'Lab 1' },
      { id: 'Music', groups: ['9A'], at: [1, 0], classroom: 'Lab 9' },
    ],
  });
  draft.config.isClassroomsEnabled = true;
  const names = roomChoicesOf(draft, 'Art').map(({ classroom }) => classroom);
  expect(names).toEqual(['Lab 9', 'Lab 10', 'Lab 1', 'Lab 2']);
});

test('of the swaps of classrooms, those with the least cost come first; rooms without a swap are none', () => {
  const choice = (classroom: string, cost: number | null) => ({
    ...{ classroom, takenBy: [], isBlocked: false },
    swap: cost === null ? null : { moves: [], cost, amounts: new Map() },
  });
  const swaps = swapsOf([choice('A', 4), choice('B', null), choice('C', -2), choice('D', 0)]);
  expect(swaps.map(({ classroom }) => classroom)).toEqual(['C', 'D', 'A']);
});
