import { describe, expect, it } from 'vitest';
import type { Problem } from '../problem/problem.ts';
import { buildProblem } from '../testing/build-problem.ts';
import { leastAssignment } from './least-assignment.ts';
import { lowerBound } from './lower-bound.ts';
import { Random } from './random.ts';

/** By trying every choice. */
function tried(costs: Float64Array, rows: number, columns: number): number {
  const used = new Set<number>();
  const from = (row: number): number => {
    if (row === rows) return 0;
    let best = Number.POSITIVE_INFINITY;
    for (let column = 0; column < columns; column++) {
      if (used.has(column)) continue;
      used.add(column);
      best = Math.min(best, costs[row * columns + column]! + from(row + 1));
      used.delete(column);
    }
    return best;
  };
  return from(0);
}

/** The least cost of a full timetable, by trying every start of every unit; Infinity without one. */
function optimum(problem: Problem): number {
  const held = new Set<string>();
  const from = (unit: number): number => {
    if (unit === problem.unitCount) return 0;
    let best = Number.POSITIVE_INFINITY;
    for (let s = problem.startOffset[unit]!; s < problem.startOffset[unit + 1]!; s++) {
      const keys: string[] = [];
      for (let i = problem.unitResourceOffset[unit]!; i < problem.unitResourceOffset[unit + 1]!; i++) {
        for (let atom = problem.startAtom[s]!; atom < problem.endAtom[s]!; atom++)
          keys.push(`${problem.unitResources[i]} ${atom}`);
      }
      if (keys.some((key) => held.has(key))) continue;
      for (const key of keys) held.add(key);
      best = Math.min(best, problem.startCost[s]! + from(unit + 1));
      for (const key of keys) held.delete(key);
    }
    return best;
  };
  return from(0);
}

describe('the least assignment', () => {
  it('agrees with trying every choice', () => {
    const random = new Random(3);
    for (let round = 0; round < 400; round++) {
      const rows = 1 + random.below(5);
      const columns = rows + random.below(3);
      const costs = Float64Array.from({ length: rows * columns }, () =>
        random.below(6) === 0 ? Number.POSITIVE_INFINITY : random.below(9),
      );
      expect(leastAssignment(costs, rows, columns), `round ${round}`).toBe(tried(costs, rows, columns));
    }
  });
});

describe('the lower bound', () => {
  it('is never above the best timetable, and often is its cost', () => {
    const random = new Random(5);
    let reached = 0;
    let better = 0;
    for (let round = 0; round < 200; round++) {
      const price = Array.from({ length: 6 }, () => random.below(4));
      const units = Array.from({ length: 2 + random.below(4) }, () => ({
        length: 1 + random.below(2),
        resources: [random.below(2), 2 + random.below(2)],
        startCost: (start: number) => price[start] ?? 0,
      }));
      const problem = buildProblem({ days: 2, periods: 3, units });
      const [bound, best] = [lowerBound(problem), optimum(problem)];
      expect(bound, `round ${round}`).toBeLessThanOrEqual(best);
      const cheapest = units.map((_, u) =>
        Math.min(...problem.startCost.subarray(problem.startOffset[u], problem.startOffset[u + 1])),
      );
      if (bound > cheapest.reduce((sum, cost) => sum + cost, 0)) better += 1;
      if (bound === best) reached += 1;
    }
    expect(better).toBeGreaterThan(100);
    expect(reached).toBeGreaterThan(60);
  });

  it('sees that a teacher has more lessons than hours that cost nothing', () => {
    const units = Array.from({ length: 5 }, () => ({
      resources: [0],
      startCost: (start: number) => (start < 3 ? 0 : 7),
    }));
    expect(lowerBound(buildProblem({ days: 2, periods: 3, units }))).toBe(14);
  });
});
