import { describe, expect, it } from 'vitest';
import type { Problem, Rule } from '../problem/problem.ts';
import { buildProblem } from '../testing/build-problem.ts';
import { leastAssignment } from './least-assignment.ts';
import { lowerBound } from './lower-bound.ts';
import { Random } from './random.ts';
import { ruleAmount } from './rule-kinds.ts';

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
  const start = new Int32Array(problem.unitCount).fill(-1);
  const penalty = () =>
    problem.rules.reduce(
      (sum, rule) => sum + rule.weight * ruleAmount(problem, rule, { start, room: new Int32Array() }),
      0,
    );
  const from = (unit: number): number => {
    if (unit === problem.unitCount) return penalty();
    let best = Number.POSITIVE_INFINITY;
    for (let s = problem.startOffset[unit]!; s < problem.startOffset[unit + 1]!; s++) {
      const keys: string[] = [];
      for (let i = problem.unitResourceOffset[unit]!; i < problem.unitResourceOffset[unit + 1]!; i++) {
        for (let atom = problem.startAtom[s]!; atom < problem.endAtom[s]!; atom++)
          keys.push(`${problem.unitResources[i]} ${atom}`);
      }
      if (keys.some((key) => held.has(key))) continue;
      for (const key of keys) held.add(key);
      start[unit] = s;
      best = Math.min(best, problem.startCost[s]! + from(unit + 1));
      start[unit] = -1;
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

  it('is never above the best timetable with soft rules of several units, and reaches it with each kind', () => {
    const random = new Random(8);
    const reached = new Map<Rule['kind'], number>();
    let above = 0;
    for (let round = 0; round < 400; round++) {
      const units = Array.from({ length: 2 + random.below(3) }, () => ({
        length: 1 + random.below(2),
        resources: random.below(4) === 0 ? [1] : [0],
        startCost: (start: number) => (start % 3 === round % 3 ? 1 : 0),
        ...(random.below(3) === 0 ? { starts: [0, 1, 4].slice(random.below(3)) } : {}),
      }));
      const rules = drawRules(units.length, random);
      const problem = buildProblem({ days: 3, periods: 3, units, rules });
      const best = optimum(problem);
      if (best === Number.POSITIVE_INFINITY) continue;
      const bound = lowerBound(problem);
      expect(bound, `round ${round}`).toBeLessThanOrEqual(best);
      if (bound > lowerBound({ ...problem, rules: [] })) above += 1;
      if (rules.length > 1) continue;
      const [{ kind }] = rules as [Rule];
      const amount = bound - lowerBound({ ...problem, rules: [] });
      if (bound === best && amount > 0) reached.set(kind, (reached.get(kind) ?? 0) + 1);
    }
    expect(above).toBeGreaterThan(100);
    for (const kind of ['dayCount', 'daysUsed', 'dayProfile', 'pair', 'startLoad'] as const)
      expect(reached.get(kind) ?? 0, kind).toBeGreaterThan(2);
  });

  it('sees that a teacher has more lessons than hours that cost nothing', () => {
    const units = Array.from({ length: 5 }, () => ({
      resources: [0],
      startCost: (start: number) => (start < 3 ? 0 : 7),
    }));
    expect(lowerBound(buildProblem({ days: 2, periods: 3, units }))).toBe(14);
  });
});

/** One or two soft rules that often have an amount in every timetable. */
function drawRules(unitCount: number, random: Random): Rule[] {
  const all = Int32Array.from({ length: unitCount }, (_, unit) => unit);
  return Array.from({ length: 1 + random.below(2) }, (_, source): Rule => {
    const units = random.below(3) === 0 ? all.slice(1) : all;
    const base = { source, hard: false, weight: 1 + random.below(3), units };
    const pairs = [...units].flatMap((a) => [...units].flatMap((b) => (a < b ? [a, b] : [])));
    const draws: readonly (() => Rule)[] = [
      () => ({ ...base, kind: 'dayCount', measure: random.below(2) === 0 ? 'units' : 'periods', max: 1 }),
      () => ({ ...base, kind: 'daysUsed', max: random.below(2) }),
      () => ({
        ...base,
        ...{ kind: 'dayProfile', max: random.below(2), lowering: 'none' },
        // Gaps, the first period left free, and a least load.
        dayAmount: [
          (_: number, mask: number) => (mask === 5 ? 1 : 0),
          (_: number, mask: number) => (mask !== 0 && (mask & 1) === 0 ? 1 : 0),
          (_: number, mask: number) => (mask === 7 || mask === 0 ? 0 : 2),
        ][random.below(3)]!,
      }),
      () => ({
        ...base,
        kind: 'pair',
        relation: random.below(2) === 0 ? 'sameDay' : 'minDays',
        n: 1 + random.below(2),
        pairs: Int32Array.from(pairs),
      }),
      () => ({ ...base, kind: 'startLoad', max: 1, load: new Int32Array(200).fill(1) }),
    ];
    return draws[random.below(draws.length)]!();
  });
}
