import { createDraft } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { costFigures, leastMoved } from './cost-figures.ts';

const draft = createDraft();

test('the soft cost has its own bound; a bound on fewer violations does not apply to it', () => {
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

test('there are no figures of a timetable that does not exist yet', () => {
  const none = { cost: Number.POSITIVE_INFINITY, bound: 0 };
  expect(costFigures(draft, true, none)).toEqual({ cost: 0, bound: 0, broken: 0, moved: 0 });
});

test('the number of moved lessons has its own bound, which the soft cost does not have to reach', () => {
  const similar = { ...draft, config: { ...draft.config, similarSchedule: true } };
  expect(leastMoved(similar, false, { cost: 200_006, bound: 200_000 })).toBe(2);
  expect(leastMoved(similar, false, { cost: 200_006, bound: 150_000 })).toBe(1);
  expect(leastMoved(draft, false, { cost: 200_006, bound: 200_006 })).toBe(0);
  // Nothing is proved of those that break as little as this one.
  const perBroken = 100_000 * 100_000;
  expect(leastMoved(similar, true, { cost: perBroken + 200_000, bound: 300_000 })).toBe(0);
});
