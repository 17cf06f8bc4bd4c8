import { describe, expect, it } from 'vitest';
import type { Assignment, Problem, Rule } from '../../problem/problem.ts';
import { buildProblem } from '../../testing/build-problem.ts';
import { drawSchool } from '../../testing/draw-school.ts';
import { countTimetable } from '../assert-timetable.ts';
import { Random } from '../random.ts';
import { ruleAmount } from '../rule-kinds.ts';
import { SearchTimetable } from '../timetable.ts';
import { createSearch } from './create-search.ts';
import { beginTightening } from './tightening.ts';
import { WayOut } from './way-out.ts';

/** Returns the timetable that a tightening ends with, null if it finds none; `none` if it does not begin. */
function tighten(problem: Problem, from: Assignment, seed = 1): Assignment | null | 'none' {
  const tightening = new WayOut(new SearchTimetable(problem), new Random(seed), [beginTightening]);
  if (!tightening.begin(from)) return 'none';
  let found = tightening.end();
  while (found === undefined) {
    tightening.step();
    found = tightening.end();
  }
  expect(tightening.isUnderWay).toBe(false);
  return found;
}

/** The timetable of these atoms, by unit. */
function timetableAt(problem: Problem, atoms: readonly number[]): Assignment {
  const start = Int32Array.from(atoms, (atom, unit) => {
    const starts = problem.startAtom.subarray(problem.startOffset[unit], problem.startOffset[unit + 1]);
    return problem.startOffset[unit]! + starts.indexOf(atom);
  });
  return { start, room: new Int32Array(problem.needCount).fill(-1) };
}

const common = { hard: false, weight: 3, source: 0 };

/** Units on three days of two periods, and where they are when the rule has this amount. */
const byKind: Record<
  string,
  { readonly rule: Rule; readonly atoms: readonly number[]; readonly amount: number }
> = {
  dayCount: {
    rule: { ...common, kind: 'dayCount', measure: 'units', max: 1, units: Int32Array.of(0, 1) },
    atoms: [0, 1],
    amount: 1,
  },
  daysUsed: {
    rule: { ...common, kind: 'daysUsed', max: 1, units: Int32Array.of(0, 1, 2) },
    atoms: [0, 2, 4],
    amount: 2,
  },
  startLoad: {
    rule: { ...common, kind: 'startLoad', max: 0, units: Int32Array.of(0, 1), load: new Int32Array() },
    atoms: [0, 1],
    amount: 2,
  },
  pair: {
    rule: {
      ...common,
      kind: 'pair',
      relation: 'minDays',
      n: 2,
      units: Int32Array.of(0, 1),
      pairs: Int32Array.of(0, 1),
    },
    atoms: [0, 1],
    amount: 2,
  },
};

describe('a tightening', () => {
  it('ends with a full timetable that costs less, and in which no soft rule is worse', () => {
    let found = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const problem = drawSchool({
        classes: 5,
        days: 5,
        periods: 6,
        booked: 0.9,
        seed,
        soft: true,
        gaps: seed > 6,
      });
      const search = createSearch(problem, { seed, params: { 'priced.attempts': 0 } });
      while (search.placed < search.lessons) search.run(50, true);
      const from = search.best();
      const before = countTimetable(problem, from).cost;
      const better = tighten(problem, from, seed);
      if (better === 'none' || better === null) continue;
      found++;
      const after = countTimetable(problem, better);
      expect(better.start.every((start) => start >= 0)).toBe(true);
      expect(after.hardAmount).toBe(0);
      expect(after.cost).toBeLessThan(before);
      for (const rule of problem.rules) {
        if (rule.hard) continue;
        expect(ruleAmount(problem, rule, better)).toBeLessThanOrEqual(ruleAmount(problem, rule, from));
      }
    }
    expect(found).toBeGreaterThan(2);
  });

  it.each(Object.keys(byKind))('meets one wish of the kind %s', (kind) => {
    const { rule, atoms, amount } = byKind[kind]!;
    const units = atoms.map(() => ({ resources: [0] }));
    const empty = buildProblem({ days: 3, periods: 2, units, rules: [] });
    const load = Int32Array.from(empty.startAtom, (atom) => (atom < 2 ? 1 : 0));
    const problem = { ...empty, rules: [rule.kind === 'startLoad' ? { ...rule, load } : rule] };
    const from = timetableAt(problem, atoms);
    expect(ruleAmount(problem, problem.rules[0]!, from)).toBe(amount);
    const found = tighten(problem, from);
    if (found === null || found === 'none') throw new Error('no timetable');
    expect(ruleAmount(problem, problem.rules[0]!, found)).toBeLessThan(amount);
  });

  it('takes a unit to a start that costs less', () => {
    const units = [
      { resources: [0], startCost: (start: number) => (start === 0 ? 5 : 0) },
      { resources: [0], startCost: () => 0 },
    ];
    const problem = buildProblem({ days: 1, periods: 2, units });
    const found = tighten(problem, timetableAt(problem, [0, 1]));
    if (found === null || found === 'none') throw new Error('no timetable');
    expect(Array.from(found.start)).toEqual([1, 2]);
  });

  it('ends without one where the wish and the hard rules exclude each other', () => {
    const units = [
      { resources: [0], starts: [0] },
      { resources: [0], starts: [1] },
      { resources: [0], starts: [1, 2], startCost: (start: number) => (start === 1 ? 0 : 5) },
    ];
    const problem = buildProblem({ days: 1, periods: 3, units });
    expect(tighten(problem, timetableAt(problem, [0, 1, 2]))).toBeNull();
  });

  it('does not begin where every wish is met, none has a weight, or what is against it is locked', () => {
    const apart = (weight: number): Rule => ({
      ...common,
      weight,
      kind: 'pair',
      relation: 'sameDay',
      n: 0,
      units: Int32Array.of(0, 1),
      pairs: Int32Array.of(0, 1),
    });
    const two = [{ resources: [0] }, { resources: [0] }];
    const at = (weight: number, atoms: readonly number[]) => {
      const problem = buildProblem({ days: 2, periods: 2, units: two, rules: [apart(weight)] });
      return tighten(problem, timetableAt(problem, atoms));
    };
    expect(at(4, [0, 2])).toBe('none');
    expect(at(0, [0, 1])).toBe('none');
    const fixed = two.map((unit, at) => ({ ...unit, starts: [at] }));
    const locked = buildProblem({ days: 2, periods: 2, units: fixed, rules: [apart(4)] });
    expect(tighten(locked, timetableAt(locked, [0, 1]))).toBe('none');
  });

  it('leads the improvement out of a local minimum', () => {
    // Units 0 and 1, of one class, shall be on different days; each of them can only change places with unit 2 or 3.
    const starts = [
      [0, 2],
      [1, 3],
      [0, 2],
      [1, 3],
    ];
    const units = starts.map((each) => ({ resources: [0], starts: each }));
    const rule: Rule = {
      ...common,
      kind: 'pair',
      relation: 'sameDay',
      n: 0,
      units: Int32Array.of(0, 1),
      pairs: Int32Array.of(0, 1),
    };
    const problem = buildProblem({ days: 2, periods: 2, units, rules: [rule] });
    const costAfter = (escapeShare: number) =>
      [1, 2, 3].map((seed) => {
        const search = createSearch(problem, {
          seed,
          initial: timetableAt(problem, [0, 1, 2, 3]),
          params: {
            'improve.chainLength': 1,
            'improve.tighteningShare': 1,
            'annealing.escapeShare': escapeShare,
            'priced.attempts': 0,
          },
          assertionLevel: 'move',
        });
        search.run(20_000);
        return search.cost;
      });
    expect(costAfter(0)).toEqual([3, 3, 3]);
    expect(costAfter(1)).toEqual([0, 0, 0]);
  });
});
