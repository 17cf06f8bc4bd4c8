import { describe, expect, it } from 'vitest';
import type { Assignment, Problem, Rule } from '../../problem/problem.ts';
import { buildProblem } from '../../testing/build-problem.ts';
import { countTimetable } from '../assert-timetable.ts';
import { Random } from '../random.ts';
import { SearchTimetable } from '../timetable.ts';
import { createSearch } from './create-search.ts';
import { beginEscape } from './escape.ts';
import { WayOut } from './way-out.ts';

/** Units 0 and 1, of one class, shall be on different days; each of them can only change places with unit 2 or 3. */
function apart(weight: number): Problem {
  const units = [
    { resources: [0], starts: [0, 2] },
    { resources: [0], starts: [1, 3] },
    { resources: [0], starts: [0, 2] },
    { resources: [0], starts: [1, 3] },
  ];
  const rule: Rule = {
    kind: 'pair',
    relation: 'sameDay',
    n: 0,
    hard: false,
    weight,
    source: 0,
    units: Int32Array.of(0, 1),
    pairs: Int32Array.of(0, 1),
  };
  return buildProblem({ days: 2, periods: 2, units, rules: [rule] });
}

/** The timetable of these numbers of starts, in the list of the unit. */
function timetableOf(problem: Problem, choices: readonly number[]): Assignment {
  const start = Int32Array.from(choices, (choice, unit) => problem.startOffset[unit]! + choice);
  return { start, room: new Int32Array(problem.needCount).fill(-1) };
}

/** Returns the timetable that an escape ends with, null if it finds none; `none` if it does not begin. */
function escapeFrom(problem: Problem, choices: readonly number[]) {
  const way = new WayOut(new SearchTimetable(problem), new Random(1), [beginEscape]);
  if (!way.begin(timetableOf(problem, choices))) return 'none';
  let found = way.end();
  for (let step = 0; found === undefined && step < 10_000; step++) {
    way.step();
    found = way.end();
  }
  expect(way.isUnderWay).toBe(false);
  return found;
}

describe('an escape', () => {
  it('ends with a full timetable in which a soft rule is kept that was not', () => {
    const problem = apart(4);
    expect(countTimetable(problem, timetableOf(problem, [0, 0, 1, 1])).cost).toBe(4);
    const found = escapeFrom(problem, [0, 0, 1, 1]);
    if (!found || found === 'none') throw new Error('no timetable');
    expect(countTimetable(problem, found)).toEqual({ hardAmount: 0, cost: 0 });
    expect(found.start.every((start) => start >= 0)).toBe(true);
  });

  it('takes a unit to a start that costs less', () => {
    const units = [
      { resources: [0], startCost: (start: number) => (start === 0 ? 5 : 0) },
      { resources: [0], startCost: () => 0 },
    ];
    const problem = buildProblem({ days: 1, periods: 2, units });
    const found = escapeFrom(problem, [0, 1]);
    if (!found || found === 'none') throw new Error('no timetable');
    expect(Array.from(found.start)).toEqual([1, 2]);
  });

  it('ends without one where the wish and the hard rules exclude each other', () => {
    const units = [{ resources: [0], starts: [0] }, { resources: [0] }, { resources: [0] }];
    const startCost = (start: number) => (start === 1 ? 0 : 5);
    const problem = buildProblem({
      days: 1,
      periods: 3,
      units: [
        ...units.slice(0, 1),
        { resources: [0], starts: [1] },
        { resources: [0], starts: [1, 2], startCost },
      ],
    });
    expect(escapeFrom(problem, [0, 0, 1])).toBeNull();
  });

  it('does not begin where every wish is met, none has a weight, or what is against it is locked', () => {
    expect(escapeFrom(apart(4), [0, 1, 1, 0])).toBe('none');
    expect(escapeFrom(apart(0), [0, 0, 1, 1])).toBe('none');
    const locked = [{ resources: [0], starts: [0], startCost: () => 5 }];
    expect(escapeFrom(buildProblem({ days: 1, periods: 2, units: locked }), [0])).toBe('none');
  });

  it('does not begin for a rule that no timetable keeps, or that costs what locked units alone make it cost', () => {
    // Three units on two days.
    const pairs = [0, 1, 0, 2, 1, 2];
    const everyPair = { ...apart(4).rules[0]!, units: Int32Array.of(0, 1, 2), pairs: Int32Array.from(pairs) };
    const three = Array.from({ length: 3 }, () => ({ resources: [0] }));
    const crowded = buildProblem({ days: 2, periods: 2, units: three, rules: [everyPair as Rule] });
    expect(escapeFrom(crowded, [0, 1, 2])).toBe('none');
    const more = buildProblem({ days: 2, periods: 3, units: three, rules: [everyPair as Rule] });
    expect(escapeFrom(more, [0, 1, 2])).toBe('none');
    const fixed = [{ resources: [0], starts: [0] }, { resources: [0], starts: [1] }, { resources: [0] }];
    const locked = buildProblem({ days: 2, periods: 2, units: fixed, rules: apart(4).rules });
    expect(escapeFrom(locked, [0, 0, 2])).toBe('none');
  });

  it('leads the improvement out of a local minimum', () => {
    const problem = apart(4);
    const costAfter = (escapeShare: number, seed: number) => {
      const search = createSearch(problem, {
        seed,
        initial: timetableOf(problem, [0, 0, 1, 1]),
        params: { 'improve.chainLength': 1, 'annealing.escapeShare': escapeShare, 'priced.attempts': 0 },
        assertionLevel: 'move',
      });
      search.run(20_000);
      return search.cost;
    };
    expect([1, 2, 3].map((seed) => costAfter(0, seed))).toEqual([4, 4, 4]);
    expect([1, 2, 3].map((seed) => costAfter(1, seed))).toEqual([0, 0, 0]);
  });
});
