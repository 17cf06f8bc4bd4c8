import { type Repair, solverFindingSchema } from '@bellgrid/protocol';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { startTexts } from '../../texts/i18n.ts';
import { repairFacts } from './repair-facts.ts';

beforeAll(() => startTexts());

const rule = 'Viktor Petrov teaches at most 4 periods a day';
const repairOf = (repair: object) =>
  solverFindingSchema.parse({ kind: 'repair', sentence: 'x', repair }).repair as Repair;
const facts = (more: object) =>
  repairFacts(
    repairOf({
      ...{ action: 'loosen', command: 'updateConstraint', args: {}, rule, cost: 0, unplaced: [] },
      ...{ becomes: 'Viktor Petrov teaches at most 5 periods a day', ...more },
    }),
    i18next.t,
  );

test('the facts of a repair tell of the schedule alone: what a limit becomes is in its sentence', () => {
  expect(facts({})).toEqual(['All lessons find a place.']);
  expect(facts({ cost: 12 })).toEqual(['All lessons find a place.', 'Soft constraints cost at most 12.']);
  expect(facts({ action: 'leaveOut', unplaced: ['a'] })).toEqual(['At most 1 lesson stays without a place.']);
  expect(facts({ unplaced: ['a', 'b'] })).toEqual(['All lessons but 2 of the other conflicts find a place.']);
});
