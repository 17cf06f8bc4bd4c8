import type { SearchedSide } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { finding } from '../solver/testing/outcomes.ts';
import { verdictOf } from './verdict.ts';

const side: SearchedSide = {
  ...{ lessons: 10, placed: 10, hardViolations: 0, cost: 20, otherCost: 12 },
  ...{ isBest: false, quality: null, faults: [] },
};
const impossible: SearchedSide = { ...side, placed: 0, faults: [finding('too much')] };
const answer = (before: Partial<SearchedSide>, after: Partial<SearchedSide>) => ({
  ...{ seed: 1, steps: 100, solution: null },
  before: { ...side, ...before },
  after: { ...side, ...after },
});

test.each([
  ['more lessons are placed, at whatever cost', answer({ placed: 7 }, { otherCost: 90 }), 'morePlaced', 3],
  ['fewer lessons are placed', answer({}, { placed: 9, otherCost: 0 }), 'fewerPlaced', 1],
  ['the other rules cost less', answer({}, { otherCost: 9.5 }), 'cheaper', 2.5],
  ['the other rules cost more', answer({}, { otherCost: 13 }), 'dearer', 1],
] as const)('%s', (_, given, kind, count) => {
  expect(verdictOf(given)).toEqual({ kind, count });
});

test('contradictions that were counted come first', () => {
  expect(verdictOf(answer(impossible, impossible))).toEqual({ kind: 'neither' });
  expect(verdictOf(answer({}, impossible))).toEqual({ kind: 'onlyBefore' });
  expect(verdictOf(answer(impossible, {}))).toEqual({ kind: 'onlyAfter' });
});

test('two searches that end alike have found no difference, which is not that there is none', () => {
  expect(verdictOf(answer({ isBest: true }, { isBest: true }))).toEqual({ kind: 'noneFound' });
  expect(verdictOf(answer({ otherCost: 0.1 + 0.2 }, { otherCost: 0.3 }))).toEqual({ kind: 'noneFound' });
});

test('where any number of the table differs, the verdict is not that no difference was found', () => {
  // The changed rule itself: it costs nothing once it is off.
  expect(verdictOf(answer({ cost: 20 }, { cost: 12 }))).toEqual({ kind: 'otherNumbers' });
  expect(verdictOf(answer({ hardViolations: 11 }, { hardViolations: 10 }))).toEqual({ kind: 'otherNumbers' });
});
