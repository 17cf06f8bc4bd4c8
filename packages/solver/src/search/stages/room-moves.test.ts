import { describe, expect, it } from 'vitest';
import type { Problem } from '../../problem/problem.ts';
import { buildProblem } from '../../testing/build-problem.ts';
import { Random } from '../random.ts';
import { createSearch } from './create-search.ts';

/** The least cost of rooms for units that have one start each, by trying every room; Infinity without a choice. */
function leastRoomCost(problem: Problem): number {
  const held = new Set<string>();
  const from = (need: number): number => {
    if (need === problem.needCount) return 0;
    // Each unit has one start and one need.
    const atoms = Array.from(
      { length: problem.endAtom[need]! - problem.startAtom[need]! },
      (_, index) => problem.startAtom[need]! + index,
    );
    let best = Number.POSITIVE_INFINITY;
    for (let i = problem.needRoomOffset[need]!; i < problem.needRoomOffset[need + 1]!; i++) {
      const keys = atoms.map((atom) => `${problem.needRooms[i]} ${atom}`);
      if (keys.some((key) => held.has(key))) continue;
      for (const key of keys) held.add(key);
      best = Math.min(best, problem.needRoomCost[i]! + from(need + 1));
      for (const key of keys) held.delete(key);
    }
    return best;
  };
  return from(0);
}

describe('the moves of rooms', () => {
  it('exchange the rooms of two lessons that cannot move', () => {
    const units = [0, 1].map(() => ({ starts: [0], needs: [[0, 1]] }));
    // Each room costs the lesson that the filling puts there.
    for (const liked of [0, 1]) {
      const needRoomCost = (need: number, room: number) => ((need + room + liked) % 2 === 0 ? 0 : 4);
      const search = createSearch(buildProblem({ days: 1, periods: 1, units, needRoomCost }), {
        seed: 1,
        initial: { start: Int32Array.of(0, 1), room: Int32Array.of(1 - liked, liked) },
        assertionLevel: 'move',
      });
      search.run(300);
      expect(search.cost).toBe(0);
    }
  });

  it('find the cheapest rooms of nearly all drawn timetables, and none below them', () => {
    const random = new Random(9);
    let reached = 0;
    let possible = 0;
    for (let round = 0; round < 80; round++) {
      const rooms = [0, 1, 2, 3];
      const units = Array.from({ length: 4 + random.below(3) }, () => {
        const own = rooms.filter(() => random.below(4) > 0);
        return {
          length: 1 + random.below(2),
          starts: [random.below(2)],
          needs: [own.length > 0 ? own : rooms],
        };
      });
      const prices = units.map(() => rooms.map(() => random.below(4)));
      const problem = buildProblem({
        ...{ days: 1, periods: 3, units, roomCount: rooms.length },
        needRoomCost: (need, room) => prices[need]?.[room] ?? 0,
      });
      const least = leastRoomCost(problem);
      if (least === Number.POSITIVE_INFINITY) continue;
      const search = createSearch(problem, { seed: round, assertionLevel: 'move' });
      search.run(1500);
      if (search.placed < search.lessons) continue;
      possible += 1;
      expect(search.cost, `round ${round}`).toBeGreaterThanOrEqual(least);
      if (search.cost === least) reached += 1;
    }
    expect(possible).toBeGreaterThan(30);
    expect(reached).toBeGreaterThan(0.85 * possible);
  });
});
