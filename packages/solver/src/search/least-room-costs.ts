import type { Problem } from '../problem/problem.ts';
import { leastTransport } from './least-transport.ts';
import { roundUp } from './round-up.ts';

/** Needs with the same rooms at the same costs, per atom. */
interface Demand {
  readonly rooms: readonly number[];
  readonly costs: readonly number[];
  atoms: number;
}

/**
 * Returns a lower bound of the cost of all rooms: the needs are divided among the rooms atom by atom, and no room takes
 * more than its open atoms.
 */
export function leastRoomCosts(problem: Problem): number {
  if (problem.needRoomCost.every((cost) => cost === 0)) return 0;
  const demands = demandsOf(problem);
  const open = openAtoms(problem);
  let total = 0;
  let extra = 0;
  for (const group of linked(demands, problem.roomCount)) {
    const rooms = [...new Set(group.flatMap((demand) => demand.rooms))];
    const column = new Map(rooms.map((room, index) => [room, index]));
    const costs = group.map((demand) => {
      const row = new Float64Array(rooms.length).fill(Number.POSITIVE_INFINITY);
      demand.rooms.forEach((room, i) => {
        row[column.get(room)!] = demand.costs[i]!;
      });
      return row;
    });
    const cheapest = group.reduce((sum, { atoms, costs }) => sum + atoms * Math.min(...costs), 0);
    const supplies = group.map(({ atoms }) => atoms);
    const capacities = rooms.map((room) => open[room]!);
    const least = leastTransport(supplies, capacities, costs);
    total += cheapest;
    if (least !== null) extra += Math.max(0, least - cheapest);
  }
  return roundUp(total + extra, problem.needRoomCost);
}

function demandsOf(problem: Problem): Demand[] {
  const demands = new Map<string, Demand>();
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const length = shortest(problem, unit);
    if (length === 0) continue;
    for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need++) {
      const [from, to] = [problem.needRoomOffset[need]!, problem.needRoomOffset[need + 1]!];
      const rooms = [...problem.needRooms.subarray(from, to)];
      const costs = Array.from(problem.needRoomCost.subarray(from, to), (cost) => cost / length);
      const key = `${rooms.join()} ${costs.join()}`;
      const demand = demands.get(key) ?? { rooms, costs, atoms: 0 };
      demands.set(key, demand);
      demand.atoms += length;
    }
  }
  return [...demands.values()];
}

/** Returns the fewest atoms that a start of the unit holds; 0 without starts. */
function shortest({ startOffset, startAtom, endAtom }: Problem, unit: number): number {
  let length = Number.POSITIVE_INFINITY;
  for (let start = startOffset[unit]!; start < startOffset[unit + 1]!; start++)
    length = Math.min(length, endAtom[start]! - startAtom[start]!);
  return Number.isFinite(length) ? length : 0;
}

/** Returns by room the number of atoms that a unit could hold it in. */
function openAtoms(problem: Problem): Int32Array {
  const atoms = problem.dayCount * problem.atomsPerDay;
  const isHeld = new Uint8Array(atoms);
  for (let start = 0; start < problem.startAtom.length; start++)
    isHeld.fill(1, problem.startAtom[start]!, problem.endAtom[start]!);
  return Int32Array.from({ length: problem.roomCount }, (_, room) => {
    let open = 0;
    for (let atom = 0; atom < atoms; atom++)
      if (isHeld[atom] === 1 && problem.roomBlocked[room * atoms + atom] === 0) open += 1;
    return open;
  });
}

/** Returns the demands by groups without a room in common. */
function linked(demands: readonly Demand[], roomCount: number): Demand[][] {
  const parent = Int32Array.from({ length: roomCount }, (_, room) => room);
  const rootOf = (room: number): number => {
    let root = room;
    while (parent[root] !== root) root = parent[root] = parent[parent[root]!]!;
    return root;
  };
  for (const { rooms } of demands) for (const room of rooms) parent[rootOf(room)] = rootOf(rooms[0]!);
  const groups = new Map<number, Demand[]>();
  for (const demand of demands) {
    const root = rootOf(demand.rooms[0]!);
    groups.set(root, [...(groups.get(root) ?? []), demand]);
  }
  return [...groups.values()];
}
