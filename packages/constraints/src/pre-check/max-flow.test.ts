import { describe, expect, it } from 'vitest';
import { createRandom } from '../testing/random.ts';
import { type Demand, violatingRooms } from './max-flow.ts';

/** Hall's condition by trying every set of rooms. */
function isPossible(demands: readonly Demand[], capacities: readonly number[]): boolean {
  for (let set = 0; set < 1 << capacities.length; set += 1) {
    const has = (room: number) => ((set >> room) & 1) === 1;
    const held = capacities.reduce((sum, capacity, room) => sum + (has(room) ? capacity : 0), 0);
    const needed = demands.reduce((sum, { rooms, amount }) => sum + (rooms.every(has) ? amount : 0), 0);
    if (needed > held) return false;
  }
  return true;
}

describe('violatingRooms', () => {
  it("agrees with Hall's condition and names a violating set", () => {
    const random = createRandom(2);
    let impossible = 0;
    for (let round = 0; round < 400; round += 1) {
      const capacities = Array.from({ length: 1 + random.below(5) }, () => random.below(6));
      const rooms = capacities.map((_, room) => room);
      const demands = Array.from({ length: 1 + random.below(6) }, () => ({
        rooms: random.some(rooms),
        amount: 1 + random.below(4),
      }));
      const violating = violatingRooms(demands, capacities);
      expect(violating === null).toBe(isPossible(demands, capacities));
      if (!violating) continue;
      impossible += 1;
      const inside = demands.filter((demand) => demand.rooms.every((room) => violating.has(room)));
      const needed = inside.reduce((sum, demand) => sum + demand.amount, 0);
      expect(needed).toBeGreaterThan([...violating].reduce((sum, room) => sum + capacities[room]!, 0));
    }
    expect(impossible).toBeGreaterThan(50);
  });
});
