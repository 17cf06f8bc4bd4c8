import { kinds } from '@bellgrid/constraints';
import { en } from '@bellgrid/texts';
import { expect, test } from 'vitest';
import { besideOwn, type ComparedSchedule, comparedNumbers } from './compare-numbers.ts';

const quality = {
  ...{ classGaps: 0, teacherGaps: 7, lateStarts: 1, singleLessonDays: 2, unplaced: 0 },
  wishes: [{ kind: 'subject', count: 3 }],
};
const own: ComparedSchedule = { unplaced: 2, clashes: 1, cost: 12, quality };

const verdictOn = (more: Partial<ComparedSchedule>, beside = own) =>
  besideOwn({ ...own, ...more }, beside)?.verdict;

test('lessons left out and clashes count before the penalty', () => {
  expect(verdictOn({ unplaced: 3, cost: 0 })).toBe('worse');
  expect(verdictOn({ unplaced: 1, cost: 103 })).toBe('better');
  expect(verdictOn({ clashes: 0, cost: 103 })).toBe('better');
  expect(verdictOn({ clashes: 3, unplaced: 3, cost: 0 })).toBe('worse');
  expect(verdictOn({ cost: 103 })).toBe('worse');
  expect(verdictOn({ cost: 3 })).toBe('better');
  expect(verdictOn({})).toBe('same');
});

test('to leave out fewer lessons is not better where that breaks more hard constraints', () => {
  expect(verdictOn({ unplaced: 15, clashes: 0 }, { ...own, unplaced: 0, clashes: 16 })).toBe('mixed');
  expect(verdictOn({ unplaced: 0, clashes: 16 }, { ...own, unplaced: 15, clashes: 0 })).toBe('mixed');
  expect(verdictOn({ unplaced: 1, clashes: 0 }, { ...own, unplaced: 0, clashes: 1 })).toBe('mixed');
});

test('nothing is judged before it is counted', () => {
  expect(besideOwn(own, { ...own, clashes: null })).toBeNull();
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
