import { createDraft } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { brokenWeight, CHANGE_WEIGHT, costParts } from './cost-parts.ts';

const draft = createDraft();
const similar = { ...draft, config: { ...draft.config, similarSchedule: true } };

test('a cost is soft alone where nothing hard may be broken and nothing is to stay', () => {
  expect(costParts(draft, false, 250_012)).toEqual({ broken: 0, moved: 0, soft: 250_012 });
});

test('violations of hard constraints, moved lessons and soft cost are separate', () => {
  expect(costParts(draft, true, 3 * brokenWeight(draft) + 12)).toEqual({ broken: 3, moved: 0, soft: 12 });
  expect(costParts(similar, false, 7 * CHANGE_WEIGHT + 12)).toEqual({ broken: 0, moved: 7, soft: 12 });
  const all = 3 * brokenWeight(similar) + 250 * CHANGE_WEIGHT + 12.5;
  expect(costParts(similar, true, all)).toEqual({ broken: 3, moved: 250, soft: 12.5 });
});
