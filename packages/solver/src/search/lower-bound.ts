import type { Problem } from '../problem/problem.ts';

/**
 * A cost that no full timetable goes below: each unit at its cheapest start, each need in its cheapest
 * room, every rule at 0. A timetable of this cost is proved optimal.
 */
export function lowerBound(problem: Problem): number {
  let bound = 0;
  for (let u = 0; u < problem.unitCount; u++) {
    bound += least(problem.startCost, problem.startOffset[u]!, problem.startOffset[u + 1]!);
  }
  for (let n = 0; n < problem.needCount; n++) {
    bound += least(problem.needRoomCost, problem.needRoomOffset[n]!, problem.needRoomOffset[n + 1]!);
  }
  return bound;
}

function least(costs: Float64Array, from: number, to: number): number {
  let result = from < to ? Number.POSITIVE_INFINITY : 0;
  for (let i = from; i < to; i++) result = Math.min(result, costs[i]!);
  return result;
}
