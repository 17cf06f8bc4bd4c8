import { kinds } from '@bellgrid/constraints';
import { en } from '@bellgrid/texts';
import { expect, test } from 'vitest';
import { type ComparedSchedule, comparedNumbers, judgeResult } from './compare-numbers.ts';

const quality = {
  ...{ classGaps: 0, teacherGaps: 7, lateStarts: 1, singleLessonDays: 2, unplaced: 0 },
  wishes: [{ kind: 'subject', count: 3 }],
};
const own: ComparedSchedule = { unplaced: 2, clashes: 1, cost: 12, quality };

test('lessons left out count before clashes, and clashes before the penalty', () => {
  expect(judgeResult({ ...own, unplaced: 3, clashes: 0, cost: 0 }, own)).toBe('worse');
  expect(judgeResult({ ...own, clashes: 0, cost: 103 }, own)).toBe('better');
  expect(judgeResult({ ...own, cost: 103 }, own)).toBe('worse');
  expect(judgeResult({ ...own, cost: 3 }, own)).toBe('better');
  expect(judgeResult(own, own)).toBe('same');
});

test('nothing is judged before it is counted', () => {
  expect(judgeResult(own, { ...own, clashes: null })).toBe('unknown');
});

test('each number is beside its counterpart', () => {
  const numbers = comparedNumbers(own, { ...own, quality: null });
  expect(numbers).toContainEqual({ name: 'teacherGaps', result: 7, own: null });
  expect(numbers).toContainEqual({ name: 'notMet', result: 3, own: null });
  expect(numbers).toContainEqual({ name: 'unplaced', result: 2, own: 2 });
});

test('every kind of constraint has a name for the comparison by kind', () => {
  const unnamed = Object.values(kinds).filter(({ kind }) => !(kind in en.exports.kinds));
  expect(unnamed.map(({ kind }) => kind)).toEqual([]);
});
