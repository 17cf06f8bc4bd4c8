import type { Assignment, Problem } from '@bellgrid/solver';
import type { Random } from './random.ts';

/**
 * A random timetable that keeps the physical rules: units in random order, each at a random start if its
 * resources are free and its needs find rooms. About `share` of the units are tried.
 */
export function randomAssignment(problem: Problem, random: Random, share: number): Assignment {
  const { dayCount, atomsPerDay } = problem;
  const size = dayCount * atomsPerDay;
  const busy = new Uint8Array(problem.resourceCount * size);
  const roomBusy = problem.roomBlocked.slice();
  const start = new Int32Array(problem.unitCount).fill(-1);
  const room = new Int32Array(problem.needCount).fill(-1);
  const order = random.some(
    Array.from(start, (_, unit) => unit),
    problem.unitCount,
  );
  for (const unit of order) {
    if (random.next() > share) continue;
    const [first, last] = [problem.startOffset[unit]!, problem.startOffset[unit + 1]!];
    const at = first + random.below(last - first);
    const [from, to] = [problem.startAtom[at]!, problem.endAtom[at]!];
    const resources = problem.unitResources.subarray(
      problem.unitResourceOffset[unit]!,
      problem.unitResourceOffset[unit + 1]!,
    );
    if (
      resources.some((resource) => busy.subarray(resource * size + from, resource * size + to).includes(1))
    ) {
      continue;
    }
    const rooms = chooseRooms(problem, unit, (index) =>
      roomBusy.subarray(index * size + from, index * size + to),
    );
    if (!rooms) continue;
    start[unit] = at;
    rooms.forEach((index, position) => {
      room[problem.needOffset[unit]! + position] = index;
      roomBusy.fill(1, index * size + from, index * size + to);
    });
    for (const resource of resources) busy.fill(1, resource * size + from, resource * size + to);
  }
  return { start, room };

  function chooseRooms(
    { needOffset, needRoomOffset, needRooms }: Problem,
    unit: number,
    timesOf: (room: number) => Uint8Array,
  ): number[] | null {
    const chosen: number[] = [];
    for (let need = needOffset[unit]!; need < needOffset[unit + 1]!; need += 1) {
      const viable = [...needRooms.subarray(needRoomOffset[need]!, needRoomOffset[need + 1]!)];
      const free = viable.filter((index) => !chosen.includes(index) && !timesOf(index).includes(1));
      if (free.length === 0) return null;
      chosen.push(random.pick(free));
    }
    return chosen;
  }
}
