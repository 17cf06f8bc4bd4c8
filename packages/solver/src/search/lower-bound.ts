import type { Problem } from '../problem/problem.ts';
import { leastAssignment } from './least-assignment.ts';
import { leastPenalties } from './least-penalties.ts';

/**
 * Returns a lower bound of the cost of a full timetable: each need in its cheapest room, each rule with its least penalty,
 * and each unit at its cheapest start; but no two units with a common resource start in the same atom. A timetable of this cost is
 * optimal.
 */
export function lowerBound(problem: Problem): number {
  let bound = 0;
  const cheapest = new Float64Array(problem.unitCount);
  for (let u = 0; u < problem.unitCount; u++) {
    cheapest[u] = least(problem.startCost, problem.startOffset[u]!, problem.startOffset[u + 1]!);
    bound += cheapest[u]!;
  }
  for (let n = 0; n < problem.needCount; n++) {
    bound += least(problem.needRoomCost, problem.needRoomOffset[n]!, problem.needRoomOffset[n + 1]!);
  }
  return bound + crowding(problem, cheapest) + leastPenalties(problem);
}

/**
 * Returns the extra cost because the units of a resource cannot all have their cheapest starts. Each unit counts for
 * one resource only, or the sum would not be a bound; resources with the largest extra cost come first.
 */
function crowding(problem: Problem, cheapest: Float64Array): number {
  const members = unitsWithChoice(problem);
  const crowded = members
    .map((units) => ({ units, extra: extraCostOf(problem, units, cheapest) }))
    .filter(({ extra }) => extra > 0)
    .sort((a, b) => b.extra - a.extra);
  const isCounted = new Uint8Array(problem.unitCount);
  let total = 0;
  for (const { units, extra } of crowded) {
    const uncounted = units.filter((unit) => isCounted[unit] === 0);
    const found = uncounted.length === units.length ? extra : extraCostOf(problem, uncounted, cheapest);
    if (found <= 0) continue;
    total += found;
    for (const unit of uncounted) isCounted[unit] = 1;
  }
  return total;
}

/** Returns the units of each resource of which some unit can choose between starts of different costs. */
function unitsWithChoice(problem: Problem): number[][] {
  const members: number[][] = Array.from({ length: problem.resourceCount }, () => []);
  const hasChoice = new Uint8Array(problem.resourceCount);
  for (let u = 0; u < problem.unitCount; u++) {
    const from = problem.startOffset[u]!;
    const costs = problem.startCost.subarray(from, problem.startOffset[u + 1]!);
    const isChoice = costs.some((cost) => cost !== costs[0]);
    for (let i = problem.unitResourceOffset[u]!; i < problem.unitResourceOffset[u + 1]!; i++) {
      members[problem.unitResources[i]!]!.push(u);
      if (isChoice) hasChoice[problem.unitResources[i]!] = 1;
    }
  }
  return members.filter((_, resource) => hasChoice[resource] === 1);
}

/** Returns the cost of the units together above the sum of their cheapest starts; 0 if they cannot all be placed. */
function extraCostOf(problem: Problem, units: readonly number[], cheapest: Float64Array): number {
  const columns = problem.dayCount * problem.atomsPerDay;
  if (units.length < 2 || units.length > columns) return 0;
  const costs = new Float64Array(units.length * columns).fill(Number.POSITIVE_INFINITY);
  units.forEach((unit, row) => {
    for (let s = problem.startOffset[unit]!; s < problem.startOffset[unit + 1]!; s++) {
      const at = row * columns + problem.startAtom[s]!;
      costs[at] = Math.min(costs[at]!, problem.startCost[s]! - cheapest[unit]!);
    }
  });
  const extra = leastAssignment(costs, units.length, columns);
  return Number.isFinite(extra) ? extra : 0;
}

function least(costs: Float64Array, from: number, to: number): number {
  let result = from < to ? Number.POSITIVE_INFINITY : 0;
  for (let i = from; i < to; i++) result = Math.min(result, costs[i]!);
  return result;
}
