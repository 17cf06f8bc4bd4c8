/** A set of rooms, and the periods that can only be held in rooms of it. */
export interface Demand {
  readonly rooms: readonly number[];
  readonly amount: number;
}

/**
 * Decides if every demand can be met from the capacities of its rooms (Hall's condition for a bipartite
 * b-matching, by augmenting paths after Ford and Fulkerson).
 * @returns null when it can; else the rooms of a violating set: together they hold less than the demands that
 * can use no other room.
 */
export function violatingRooms(
  demands: readonly Demand[],
  capacities: readonly number[],
): Set<number> | null {
  const used = capacities.map(() => 0);
  const held = demands.map(() => new Map<number, number>());
  for (let demand = 0; demand < demands.length; demand += 1) {
    let left = demands[demand]!.amount;
    while (left > 0) {
      const path = findPath(demands, capacities, used, held, demand);
      if (path.end === null) return path.rooms;
      const step = push(path, demand, left, capacities, used, held);
      left -= step;
    }
  }
  return null;
}

interface Path {
  /** The room with space at the end, or null when there is none; then `rooms` cannot hold more. */
  readonly end: number | null;
  readonly rooms: Set<number>;
  /** The demand from which each room was reached, and the room from which each demand was. */
  readonly roomFrom: Map<number, number>;
  readonly demandFrom: Map<number, number>;
}

function findPath(
  demands: readonly Demand[],
  capacities: readonly number[],
  used: readonly number[],
  held: readonly Map<number, number>[],
  root: number,
): Path {
  const roomFrom = new Map<number, number>();
  const demandFrom = new Map<number, number>();
  const rooms = new Set<number>();
  const queue = [root];
  const seen = new Set(queue);
  for (const demand of queue) {
    for (const room of demands[demand]!.rooms) {
      if (rooms.has(room)) continue;
      rooms.add(room);
      roomFrom.set(room, demand);
      if (used[room]! < capacities[room]!) return { end: room, rooms, roomFrom, demandFrom };
      held.forEach((amounts, other) => {
        if (seen.has(other) || (amounts.get(room) ?? 0) === 0) return;
        seen.add(other);
        demandFrom.set(other, room);
        queue.push(other);
      });
    }
  }
  return { end: null, rooms, roomFrom, demandFrom };
}

/** Moves as much as the path can carry; returns how much. */
function push(
  { end, roomFrom, demandFrom }: Path,
  root: number,
  wanted: number,
  capacities: readonly number[],
  used: number[],
  held: readonly Map<number, number>[],
): number {
  let room = end ?? 0;
  let amount = Math.min(wanted, capacities[room]! - used[room]!);
  const steps: { demand: number; gains: number; loses: number | undefined }[] = [];
  for (;;) {
    const demand = roomFrom.get(room)!;
    const loses = demand === root ? undefined : demandFrom.get(demand);
    steps.push({ demand, gains: room, loses });
    if (loses === undefined) break;
    amount = Math.min(amount, held[demand]!.get(loses) ?? 0);
    room = loses;
  }
  for (const { demand, gains, loses } of steps) {
    const amounts = held[demand]!;
    amounts.set(gains, (amounts.get(gains) ?? 0) + amount);
    if (loses !== undefined) amounts.set(loses, (amounts.get(loses) ?? 0) - amount);
  }
  used[end ?? 0]! += amount;
  return amount;
}
