import { createDraft } from '@bellgrid/model';
import type { Search } from '@bellgrid/solver';
import { describe, expect, it } from 'vitest';
import { rowRules } from '../testing/row-rules.ts';
import { verifiedSolution } from './verified-solution.ts';

const draft = createDraft();
const similar = { ...draft, config: { ...draft.config, similarSchedule: true } };
const rules = rowRules({ lessons: 2, days: 1, periods: 2 });
const compiled = rules.compile(draft, { solveAnyway: false });

/** The status of a search that has placed both lessons at this soft cost. */
function statusOf(on: typeof draft, softCost: number, search: Pick<Search, 'cost' | 'bound'>) {
  const best = () => ({ start: Int32Array.of(0, 3), room: new Int32Array(0) });
  const found = { ...search, placed: 2, lessons: 2, best } as Search;
  const verify: typeof rules.verify = (...args) => ({ ...rules.verify(...args), cost: softCost });
  const context = { draft: on, rules: { ...rules, verify }, options: { solveAnyway: false } };
  return verifiedSolution(context, compiled, found).solution.status;
}

describe('a timetable is the best', () => {
  it('when its cost is the bound (S5.2)', () => {
    expect(statusOf(draft, 5, { cost: 5, bound: 5 })).toBe('OPTIMAL');
    expect(statusOf(draft, 6, { cost: 6, bound: 5 })).toBe('FEASIBLE');
  });

  it('when the moved lessons and the soft cost are proved together', () => {
    expect(statusOf(similar, 6, { cost: 200_006, bound: 200_000 })).toBe('FEASIBLE');
    expect(statusOf(similar, 6, { cost: 200_006, bound: 200_006 })).toBe('OPTIMAL');
    expect(statusOf(similar, 0, { cost: 200_000, bound: 100_000 })).toBe('FEASIBLE');
  });

  it('not by the engine alone: the checker has to find the same cost', () => {
    expect(statusOf(draft, 6, { cost: 5, bound: 5 })).toBe('FEASIBLE');
  });
});
