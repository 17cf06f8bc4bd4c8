import type { Problem } from '../problem/problem.ts';
import { leastAssignment } from './least-assignment.ts';

/**
 * A cost that no full timetable goes below: each need in its cheapest room, every rule at 0, and each unit at its
 * cheapest start; but no two units that share a resource begin in the same atom. A timetable of this cost is
 * proved optimal.
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
  return bound + crowding(problem, cheapest);
}

/**
 * What it costs above all that the cheapest starts of a resource's units are taken. Each unit counts for one resource
 * only, or the sums would not add up to a bound; those that gain most come first.
 */
function crowding(problem: Problem, cheapest: Float64Array): number {
  const members = choosingUnits(problem);
  const gains = members
    .map((units) => ({ units, gain: gainOf(problem, units, cheapest) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  const isCounted = new Uint8Array(problem.unitCount);
  let total = 0;
  for (const { units, gain } of gains) {
    const left = units.filter((unit) => isCounted[unit] === 0);
    const found = left.length === units.length ? gain : gainOf(problem, left, cheapest);
    if (found <= 0) continue;
    total += found;
    for (const unit of left) isCounted[unit] = 1;
  }
  return total;
}

/** By resource, the units that have a choice of starts at different costs, where there are such. */
function choosingUnits(problem: Problem): number[][] {
  const members: number[][] = Array.from({ length: problem.resourceCount }, () => []);
  const isPriced = new Uint8Array(problem.resourceCount);
  for (let u = 0; u < problem.unitCount; u++) {
    const from = problem.startOffset[u]!;
    const costs = problem.startCost.subarray(from, problem.startOffset[u + 1]!);
    const isChoice = costs.some((cost) => cost !== costs[0]);
    for (let i = problem.unitResourceOffset[u]!; i < problem.unitResourceOffset[u + 1]!; i++) {
      members[problem.unitResources[i]!]!.push(u);
      if (isChoice) isPriced[problem.unitResources[i]!] = 1;
    }
  }
  return members.filter((_, resource) => isPriced[resource] === 1);
}

/** How much dearer the units are together than each by itself; 0 where they cannot all stand. */
function gainOf(problem: Problem, units: readonly number[], cheapest: Float64Array): number {
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
