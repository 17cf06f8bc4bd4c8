import { describe, expect, it } from 'vitest';
import { lockedUnits, type Problem, type Rule } from '../problem/problem.ts';
import { buildProblem } from '../testing/build-problem.ts';
import { drawSchool } from '../testing/draw-school.ts';
import { allowedAmounts } from './assert-timetable.ts';
import { leastAssignment } from './least-assignment.ts';
import { leastTransport } from './least-transport.ts';
import { lowerBound } from './lower-bound.ts';
import { Random } from './random.ts';
import { roundUp } from './round-up.ts';
import { ruleAmount } from './rule-kinds.ts';
import { createSearch } from './stages/create-search.ts';

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

/** The least cost of a full timetable, by trying every start and every room of every unit; Infinity without one. */
function optimum(problem: Problem): number {
  const held = new Set<string>();
  const start = new Int32Array(problem.unitCount).fill(-1);
  const atoms = problem.dayCount * problem.atomsPerDay;
  const room = new Int32Array();
  const lockedAlone = Int32Array.from(lockedUnits(problem), (isLocked, u) =>
    isLocked === 1 ? problem.startOffset[u]! : -1,
  );
  const allowed = allowedAmounts(problem, { start: lockedAlone, room });
  const penalty = () =>
    problem.rules.reduce((sum, rule, r) => {
      const amount = ruleAmount(problem, rule, { start, room });
      if (!rule.hard) return sum + rule.weight * amount;
      return amount > allowed[r]! ? Number.POSITIVE_INFINITY : sum;
    }, 0);
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
      const ownRooms = () => inRooms(unit, problem.needOffset[unit]!, s);
      best = Math.min(best, problem.startCost[s]! + ownRooms());
      start[unit] = -1;
      for (const key of keys) held.delete(key);
    }
    return best;
  };
  const inRooms = (unit: number, need: number, s: number): number => {
    if (need === problem.needOffset[unit + 1]!) return from(unit + 1);
    let best = Number.POSITIVE_INFINITY;
    for (let i = problem.needRoomOffset[need]!; i < problem.needRoomOffset[need + 1]!; i++) {
      const cells: number[] = [];
      for (let atom = problem.startAtom[s]!; atom < problem.endAtom[s]!; atom++)
        cells.push(problem.needRooms[i]! * atoms + atom);
      if (cells.some((cell) => problem.roomBlocked[cell] === 1 || held.has(`room ${cell}`))) continue;
      for (const cell of cells) held.add(`room ${cell}`);
      best = Math.min(best, problem.needRoomCost[i]! + inRooms(unit, need + 1, s));
      for (const cell of cells) held.delete(`room ${cell}`);
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
      const found = leastAssignment(costs, rows, columns);
      expect(found?.sum ?? Number.POSITIVE_INFINITY, `round ${round}`).toBe(tried(costs, rows, columns));
      if (found === null) continue;
      const { sum, rowPotential, columnPotential } = found;
      expect([...rowPotential, ...columnPotential].reduce((a, b) => a + b)).toBe(sum);
      expect(Math.max(...columnPotential)).toBeLessThanOrEqual(0);
      for (let cell = 0; cell < costs.length; cell++) {
        const [row, column] = [Math.floor(cell / columns), cell % columns];
        expect(costs[cell]!).toBeGreaterThanOrEqual(rowPotential[row]! + columnPotential[column]!);
      }
    }
  });
});

describe('the least transport', () => {
  it('agrees with an assignment of single pieces', () => {
    const random = new Random(9);
    let impossible = 0;
    for (let round = 0; round < 300; round++) {
      const supplies = Array.from({ length: 1 + random.below(4) }, () => 1 + random.below(3));
      const capacities = Array.from({ length: 1 + random.below(4) }, () => random.below(5));
      const costs = supplies.map(() =>
        Float64Array.from(capacities, () =>
          random.below(5) === 0 ? Number.POSITIVE_INFINITY : random.below(6),
        ),
      );
      const rows = supplies.flatMap((size, supply) => Array.from({ length: size }, () => supply));
      const columns = capacities.flatMap((size, place) => Array.from({ length: size }, () => place));
      const single = Float64Array.from(rows.flatMap((row) => columns.map((column) => costs[row]![column]!)));
      const expected =
        rows.length > columns.length
          ? null
          : (leastAssignment(single, rows.length, columns.length)?.sum ?? null);
      expect(leastTransport(supplies, capacities, costs), `round ${round}`).toBe(expected);
      if (expected === null) impossible += 1;
    }
    expect(impossible).toBeGreaterThan(30);
    expect(impossible).toBeLessThan(250);
  });
});

describe('rounding up', () => {
  it('goes to the next multiple of what all costs are multiples of', () => {
    expect(roundUp(17.2, [8, 0, 12])).toBe(20);
    expect(roundUp(16.0000000001, [8, 0, 12])).toBe(16);
    expect(roundUp(17.2, [8, 0.5])).toBe(17.2);
    expect(roundUp(0, [])).toBe(0);
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

  it('is never above the best timetable with soft rules that hard ones do not let be kept, and often is its cost', () => {
    const random = new Random(21);
    let reached = 0;
    let together = 0;
    for (let round = 0; round < 500; round++) {
      const units = Array.from({ length: 2 + random.below(4) }, () => ({
        length: 1 + random.below(2),
        resources: [random.below(2), 2 + random.below(2)].slice(random.below(2)),
        ...(random.below(2) === 0 ? { starts: [0, 1, 3, 4, 7].slice(random.below(5)) } : {}),
      }));
      const hard = drawRules(units.length, random).map((rule) => ({ ...rule, hard: true }));
      const problem = buildProblem({
        ...{ days: 3, periods: 3, units },
        rules: [...hard, ...drawRules(units.length, random)],
      });
      const best = optimum(problem);
      if (best === Number.POSITIVE_INFINITY) continue;
      const bound = lowerBound(problem);
      expect(bound, `round ${round}`).toBeLessThanOrEqual(best);
      const alone = problem.rules
        .filter((rule) => !rule.hard)
        .reduce((sum, rule) => sum + lowerBound({ ...problem, rules: [rule] }), 0);
      if (bound > alone) together += 1;
      if (bound === best && best > 0) reached += 1;
    }
    expect(together).toBeGreaterThan(20);
    expect(reached).toBeGreaterThan(50);
  });

  it('counts nine lessons that shall be on different days of a week with five', () => {
    const units = Array.from({ length: 9 }, () => ({ resources: [0] }));
    const pairs = units.flatMap((_, a) => units.slice(a + 1).flatMap((__, b) => [a, a + 1 + b]));
    const every = Int32Array.from(units.keys());
    const apart = { kind: 'pair', relation: 'minDays', n: 1, hard: false, weight: 4, source: 0 } as const;
    const rule: Rule = { ...apart, units: every, pairs: Int32Array.from(pairs) };
    expect(lowerBound(buildProblem({ days: 5, periods: 4, units, rules: [rule] }))).toBe(16);
  });

  it('is never above the cost of a timetable that the search finds', () => {
    let above = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const size = { seed, classes: 2, days: 4, periods: 4, booked: 0.75 };
      const problem = drawSchool({ ...size, soft: true, rooms: true, gaps: seed % 2 === 0 });
      const search = createSearch(problem, { seed });
      search.run(2000);
      if (search.placed < search.lessons) continue;
      expect(search.bound, `seed ${seed}`).toBeLessThanOrEqual(search.cost);
      if (search.bound > 0) above += 1;
    }
    expect(above).toBeGreaterThan(3);
  });

  it('is never above the best timetable with wishes for rooms, and often is its cost', () => {
    const random = new Random(12);
    let reached = 0;
    let above = 0;
    for (let round = 0; round < 300; round++) {
      const units = Array.from({ length: 2 + random.below(4) }, () => ({
        length: 1 + random.below(2),
        resources: [random.below(2)],
        needs: Array.from(
          { length: random.below(3) },
          () => [[0, 1], [0, 1, 2], [0], [1, 2]][random.below(4)]!,
        ),
      }));
      const price = Array.from({ length: 3 }, () => random.below(5));
      const problem = buildProblem({
        ...{ days: 2, periods: 3, units, roomCount: 3 },
        needRoomCost: (_, room) => price[room]!,
        closed: Array.from({ length: random.below(6) }, () => random.below(18)),
      });
      const best = optimum(problem);
      if (best === Number.POSITIVE_INFINITY) continue;
      const bound = lowerBound(problem);
      expect(bound, `round ${round}`).toBeLessThanOrEqual(best);
      const open = { ...problem, needRoomCost: problem.needRoomCost.map((cost) => Math.min(cost, 1)) };
      expect(lowerBound(open), `round ${round}`).toBeLessThanOrEqual(optimum(open));
      let cheapest = 0;
      for (let n = 0; n < problem.needCount; n++) {
        const [from, to] = [problem.needRoomOffset[n]!, problem.needRoomOffset[n + 1]!];
        cheapest += Math.min(...problem.needRoomCost.subarray(from, to));
      }
      if (bound > cheapest) above += 1;
      if (bound === best) reached += 1;
    }
    expect(above).toBeGreaterThan(10);
    expect(reached).toBeGreaterThan(100);
  });

  it('counts every hour of a long lesson, and each cost for one resource only', () => {
    // Two double lessons on three free hours of two days: one of them begins at a time that costs 2.
    const units = Array.from({ length: 2 }, () => ({
      length: 2,
      resources: [0, 1],
      startCost: (start: number) => (start < 2 ? 0 : 2),
    }));
    expect(lowerBound(buildProblem({ days: 2, periods: 3, units }))).toBe(2);
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
