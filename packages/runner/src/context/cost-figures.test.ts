import { createDraft } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { costFigures } from './cost-figures.ts';

const draft = createDraft();

test('the soft cost and its bound stand alone; a bound of less broken says nothing of them', () => {
  expect(costFigures(draft, false, { cost: 20, bound: 5 })).toEqual({
    cost: 20,
    bound: 5,
    broken: 0,
    moved: 0,
  });
  const broken = { cost: 2 * 100_000 + 20, bound: 2 * 100_000 + 5 };
  expect(costFigures(draft, true, broken)).toEqual({ cost: 20, bound: 5, broken: 2, moved: 0 });
  expect(costFigures(draft, true, { ...broken, bound: 5 })).toMatchObject({ cost: 20, bound: 0, broken: 2 });
});

test('nothing is told of a timetable that is not there yet', () => {
  const none = { cost: Number.POSITIVE_INFINITY, bound: 0 };
  expect(costFigures(draft, true, none)).toEqual({ cost: 0, bound: 0, broken: 0, moved: 0 });
});
