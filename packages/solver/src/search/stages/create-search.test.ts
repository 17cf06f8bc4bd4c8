import { describe, expect, it } from 'vitest';
import type { Assignment, EvaluatedRule, Problem, Rule } from '../../problem/problem.ts';
import { buildProblem } from '../../testing/build-problem.ts';
import { drawSchool } from '../../testing/draw-school.ts';
import { recount } from '../../testing/recount.ts';
import { Random } from '../random.ts';
import { createSearch, type SearchOptions } from './create-search.ts';

/** Runs until every unit is placed or the steps are used up. */
function fill(problem: Problem, options: SearchOptions, steps: number) {
  const search = createSearch(problem, options);
  while (search.placed < search.lessons && search.steps < steps && !search.done) search.run(200);
  return search;
}

const size = { classes: 8, days: 5, periods: 6, booked: 0.84 };

describe('filling', () => {
  it.each([1, 2, 3, 4, 5, 6])('places every lesson of a generated school (seed %i)', (seed) => {
    const problem = drawSchool({ ...size, seed, rooms: seed % 2 === 0 });
    const search = fill(problem, { seed }, 200_000);
    expect(recount(problem, search.best())).toMatchObject({ placed: problem.unitCount, hard: 0, faults: [] });
  });

  it('places every lesson of a fully booked school', () => {
    const problem = drawSchool({ classes: 5, days: 5, periods: 5, booked: 1, seed: 7 });
    const search = fill(problem, { seed: 1 }, 400_000);
    expect(recount(problem, search.best())).toMatchObject({ placed: problem.unitCount, hard: 0, faults: [] });
  });

  it('obeys hard rules that are known by their amount alone', () => {
    const problem = drawSchool({ ...size, seed: 11, evaluated: true });
    const search = fill(problem, { seed: 3 }, 100_000);
    expect(recount(problem, search.best())).toMatchObject({ placed: problem.unitCount, hard: 0, faults: [] });
  });

  it('obeys limits on gaps', () => {
    const problem = drawSchool({ ...size, seed: 12, gaps: true, booked: 0.7 });
    const search = fill(problem, { seed: 3 }, 100_000);
    expect(recount(problem, search.best())).toMatchObject({ placed: problem.unitCount, hard: 0, faults: [] });
  });

  it('keeps the best partial timetable when not everything fits', () => {
    const units = Array.from({ length: 7 }, () => ({ resources: [0] }));
    const search = fill(buildProblem({ days: 2, periods: 3, units }), { seed: 1 }, 5000);
    expect(search.placed).toBe(6);
    expect(search.done).toBe(false);
  });

  it('leaves no lesson out of the best partial timetable that has a free place', () => {
    let left = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const problem = drawSchool({ ...size, seed, booked: 1, rooms: seed % 2 === 0, gaps: seed % 3 === 0 });
      const search = createSearch(problem, { seed, assertionLevel: 'step' });
      let progressAt = 0;
      for (let placed = 0; search.steps - progressAt <= problem.unitCount + 1; search.run(1)) {
        if (search.placed > placed) progressAt = search.steps;
        placed = search.placed;
        if (placed === search.lessons) break;
      }
      const { start } = search.best();
      for (let unit = 0; unit < problem.unitCount; unit++) {
        if (start[unit]! >= 0) continue;
        left++;
        expect(search.blockers(unit).filter(({ units }) => units.length === 0)).toEqual([]);
      }
    }
    expect(left).toBeGreaterThan(0);
  });

  it('keeps the hard rules and its own counts while it also fills with penalties', () => {
    const school = drawSchool({ classes: 2, days: 3, periods: 4, booked: 1, seed: 3, gaps: true });
    const never: Rule = {
      kind: 'dayProfile',
      source: 0,
      hard: true,
      weight: 1,
      max: 0,
      lowering: 'periods',
      dayAmount: (_, mask) => (mask === 0 ? 0 : 3),
      units: Int32Array.of(0, 1),
    };
    const problem = { ...school, rules: [...school.rules, never] };
    const search = createSearch(problem, { seed: 1, assertionLevel: 'move' });
    search.run(1500 * problem.unitCount);
    expect(recount(problem, search.best())).toMatchObject({ hard: 0, faults: [] });
    expect(search.placed).toBeLessThan(search.lessons);
    expect(search.placed).toBeGreaterThanOrEqual(search.lessons - 3);
  });

  it('counts lessons, not units, when not everything fits', () => {
    const two = { resources: [0], lessons: 2 };
    const units = [{ resources: [0], length: 2 }, two, two, two];
    const search = fill(buildProblem({ days: 2, periods: 2, units }), { seed: 1 }, 4000);
    expect(search.placed).toBe(6);
  });
});

describe('locked units', () => {
  it('never move, and other units are moved for them', () => {
    const units = [{ resources: [0], starts: [3] }, ...Array.from({ length: 8 }, () => ({ resources: [0] }))];
    const problem = buildProblem({ days: 3, periods: 3, units });
    const search = fill(problem, { seed: 2, assertionLevel: 'move' }, 5000);
    expect(search.placed).toBe(9);
    expect(problem.startAtom[search.best().start[0]!]).toBe(3);
  });

  it('may violate a hard rule among themselves, which no other unit makes worse', () => {
    const unit = (starts?: number[]) => ({ resources: [0], ...(starts ? { starts } : {}) });
    const units = [unit([0]), unit([1]), unit(), unit()];
    const rule: Rule = {
      kind: 'dayCount',
      measure: 'units',
      max: 1,
      source: 0,
      hard: true,
      weight: 1,
      units: Int32Array.of(0, 1, 2, 3),
    };
    const problem = buildProblem({ days: 3, periods: 3, units, rules: [rule] });
    const search = fill(problem, { seed: 1, assertionLevel: 'move' }, 2000);
    expect(search.placed).toBe(4);
    expect(recount(problem, search.best()).hard).toBe(1);
    // Without the lock the rule holds, and one of them is unplaced.
    const free = { ...problem, fixed: new Uint8Array(4) };
    const strict = fill(free, { seed: 1, assertionLevel: 'move' }, 2000);
    expect(strict.placed).toBe(3);
    expect(recount(free, strict.best()).hard).toBe(0);
  });
});

describe('rooms', () => {
  it('moves another lesson to a free room', () => {
    const units = [
      { starts: [0, 1], needs: [[0, 1]] },
      { starts: [0, 1], needs: [[0]] },
      { starts: [0, 1], needs: [[1, 2]] },
      { starts: [0, 1], needs: [[0, 2], [1]] },
    ];
    const problem = buildProblem({ days: 1, periods: 2, units, closed: [5] });
    const search = fill(problem, { seed: 5, assertionLevel: 'move' }, 5000);
    expect(recount(problem, search.best())).toMatchObject({ placed: 4, faults: [] });
  });

  it.each([1, 2, 3])(
    'never violates a rule that reads rooms by moving the needs of other units (seed %i)',
    (seed) => {
      const drawn = drawSchool({ classes: 6, days: 5, periods: 6, booked: 0.9, rooms: true, seed });
      const problem = { ...drawn, rules: [...drawn.rules, ...oneRoomADay(drawn, 6)] };
      const search = createSearch(problem, { seed, assertionLevel: 'move' });
      search.run(3000, true);
      expect(search.placed).toBeGreaterThan(0.8 * search.lessons);
      const again = createSearch(problem, {
        seed,
        assertionLevel: 'move',
        initial: drawnAtRandom(problem, search.best()),
      });
      again.run(300, true);
      expect(recount(problem, again.best())).toMatchObject({ hard: 0, faults: [] });
    },
  );

  it('uses the cheaper rooms in the end', () => {
    const units = [
      { starts: [0, 1], needs: [[0, 1]] },
      { starts: [0, 1], needs: [[0, 1]] },
    ];
    const search = createSearch(
      buildProblem({ days: 1, periods: 2, units, needRoomCost: (_, room) => room * 3 }),
      { seed: 1, assertionLevel: 'move' },
    );
    search.run(2000);
    expect(search.cost).toBe(0);
    expect(search.done).toBe(true);
  });
});

describe('every step', () => {
  it.each([
    ['plain', {}],
    ['with rooms', { rooms: true }],
    ['with soft rules', { soft: true }],
    ['with gaps', { gaps: true }],
    ['with a budget for change', { soft: true, budget: 7 }],
    ['with everything', { rooms: true, soft: true, evaluated: true, gaps: true }],
  ])('keeps the hard rules and its own counts, %s', (_, extra) => {
    const problem = drawSchool({ seed: 21, classes: 5, days: 5, periods: 5, booked: 0.8, ...extra });
    const search = createSearch(problem, { seed: 9, assertionLevel: 'move' });
    search.run(4000);
    const counted = recount(problem, search.best());
    expect(counted).toMatchObject({ hard: 0, faults: [], placed: search.placed });
    expect(counted.cost).toBeCloseTo(search.cost);
  });
});

describe('improvement', () => {
  it('lowers the cost of the first full timetable, and reports the true cost', () => {
    const problem = drawSchool({ ...size, seed: 31, soft: true, rooms: true });
    const search = fill(problem, { seed: 5 }, 100_000);
    const first = search.cost;
    search.run(40_000);
    expect(search.cost).toBeLessThan(0.9 * first);
    const counted = recount(problem, search.best());
    expect(counted).toMatchObject({ placed: problem.unitCount, hard: 0, faults: [] });
    expect(counted.cost).toBeCloseTo(search.cost);
  });

  it('finds the optimum of a small school and is done then', () => {
    const units = Array.from({ length: 6 }, (_, u) => ({
      resources: [0],
      startCost: (s: number) => (s === u ? 0 : 1),
    }));
    const search = createSearch(buildProblem({ days: 2, periods: 3, units }), { seed: 8 });
    search.run(20_000);
    expect(search.cost).toBe(0);
    expect(search.done).toBe(true);
  });

  it('improves a partial timetable if partial timetables count', () => {
    const units = Array.from({ length: 5 }, (_, u) => ({
      resources: [0],
      startCost: (s: number) => (u > 0 && s === 0 ? 5 : 0),
    }));
    const problem = buildProblem({ days: 1, periods: 4, units });
    const search = createSearch(problem, { seed: 1, partial: true, assertionLevel: 'move' });
    search.run(12_000);
    expect(search.placed).toBe(4);
    expect(search.cost).toBe(0);
  });
});

describe('equal seeds', () => {
  it('give equal timetables, however the steps are divided', () => {
    const problem = drawSchool({ ...size, seed: 41, soft: true });
    const one = createSearch(problem, { seed: 6 });
    const other = createSearch(problem, { seed: 6 });
    one.run(6000);
    for (let i = 0; i < 60; i++) other.run(100);
    expect(other.best()).toEqual(one.best());
    expect(other.cost).toBe(one.cost);
  });

  it('and other seeds give other timetables', () => {
    const problem = drawSchool({ ...size, seed: 41 });
    const [one, other] = [1, 2].map((seed) => fill(problem, { seed }, 50_000).best());
    expect(other).not.toEqual(one);
  });
});

describe('parameters', () => {
  it.each(['weightStep', 'repeatWeight'] as const)('change the course of the search: %s', (name) => {
    const problem = drawSchool({ ...size, seed: 71, booked: 1 });
    const [usual, other] = [{}, { [`ejection.${name}`]: 0 }].map((params) => {
      const search = createSearch(problem, { seed: 1, params });
      search.run(500);
      return search;
    });
    expect(other!.params.ejection[name]).toBe(0);
    expect(other!.best()).not.toEqual(usual!.best());
  });

  it('are refused before anything is searched', () => {
    const problem = drawSchool({ ...size, seed: 71 });
    const params = { 'ejection.tournament': 0 };
    expect(() => createSearch(problem, { seed: 1, params })).toThrow('ejection.tournament is 0, expected');
  });
});

describe('the initial timetable', () => {
  it('is used as far as the rules allow', () => {
    const problem = drawSchool({ ...size, seed: 61 });
    const initial = fill(problem, { seed: 1 }, 100_000).best();
    const search = createSearch(problem, { seed: 2, initial });
    expect(search.placed).toBe(search.lessons);
    expect(search.best().start).toEqual(initial.start);
  });
});

describe('blockers', () => {
  it('names the units that occupy the starts of an unplaced one', () => {
    const units = [
      { resources: [0], starts: [0] },
      { resources: [0], starts: [1] },
      { resources: [0], starts: [0, 1] },
    ];
    const search = createSearch(buildProblem({ days: 1, periods: 2, units }), { seed: 1 });
    search.run(50);
    expect(search.blockers(2)).toEqual([
      { start: 2, units: [0], at: [0] },
      { start: 3, units: [1], at: [1] },
    ]);
    expect(search.blockers(0)).toEqual([]);
  });
});

/** Returns hard rules: each class stays in one room on a day. */
function oneRoomADay(problem: Problem, classes: number): EvaluatedRule[] {
  return Array.from({ length: classes }, (_, group) => {
    const units = Int32Array.from({ length: problem.unitCount }, (_, unit) => unit).filter(
      (unit) => problem.unitResources[problem.unitResourceOffset[unit]!] === group,
    );
    return {
      kind: 'evaluated',
      source: 0,
      hard: true,
      weight: 1,
      units,
      readsRooms: true,
      amount: (start, room, { startDay, needOffset }) => {
        const used = new Map<number, Set<number>>();
        for (const unit of units) {
          if (start[unit]! < 0) continue;
          const day = startDay[start[unit]!]!;
          used.set(day, (used.get(day) ?? new Set()).add(room[needOffset[unit]!]!));
        }
        return [...used.values()].reduce((sum, rooms) => sum + rooms.size - 1, 0);
      },
    };
  });
}

/** Returns the assignment with every need in a random one of its rooms. */
function drawnAtRandom(problem: Problem, { start, room }: Assignment): Assignment {
  const random = new Random(7);
  return {
    start,
    room: room.map((_, need) => {
      const first = problem.needRoomOffset[need]!;
      return problem.needRooms[first + random.below(problem.needRoomOffset[need + 1]! - first)]!;
    }),
  };
}
