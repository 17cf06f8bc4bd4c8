import type { Problem } from '../problem/problem.ts';
import { leastAssignment } from './least-assignment.ts';
import { roundUp } from './round-up.ts';

/**
 * Returns a lower bound of the cost of all starts: the cheapest of each unit, and what it costs in addition that a
 * resource holds one unit per atom.
 *
 * The resources are assigned their atoms one after the other. Each takes its part out of the cost of the starts, and the
 * next one counts with what remains: so the parts add up to a bound (additive bounding, M. Fischetti and P. Toth, 1989).
 */
export function leastStartCosts(problem: Problem): number {
  const remaining = Float64Array.from(problem.startCost);
  let total = 0;
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const [from, to] = [problem.startOffset[unit]!, problem.startOffset[unit + 1]!];
    if (from === to) continue;
    const least = remaining.subarray(from, to).reduce((a, b) => Math.min(a, b));
    for (let start = from; start < to; start++) remaining[start]! -= least;
    total += least;
  }
  const crowded = unitsWithChoice(problem, remaining)
    .map((units) => ({ units, extra: assignAtoms(problem, units, remaining)?.extra ?? 0 }))
    .filter(({ extra }) => extra > 0)
    .sort((a, b) => b.extra - a.extra);
  for (const { units } of crowded) {
    const assigned = assignAtoms(problem, units, remaining);
    if (assigned === null) continue;
    total += assigned.extra;
    assigned.take();
  }
  return roundUp(total, problem.startCost);
}

/** Returns the units of each resource of which some start costs more than another. */
function unitsWithChoice(problem: Problem, remaining: Float64Array): number[][] {
  const members: Set<number>[] = Array.from({ length: problem.resourceCount }, () => new Set());
  const hasChoice = new Uint8Array(problem.resourceCount);
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const costs = remaining.subarray(problem.startOffset[unit]!, problem.startOffset[unit + 1]!);
    const isChoice = costs.some((cost) => cost > 0);
    for (let i = problem.unitResourceOffset[unit]!; i < problem.unitResourceOffset[unit + 1]!; i++) {
      members[problem.unitResources[i]!]!.add(unit);
      if (isChoice) hasChoice[problem.unitResources[i]!] = 1;
    }
  }
  return members.filter((_, resource) => hasChoice[resource] === 1).map((units) => [...units]);
}

interface AssignedAtoms {
  readonly extra: number;
  /** Takes the extra cost out of what remains. */
  take(): void;
}

/**
 * Assigns the units of a resource to its atoms: an atom for each one that a unit holds, with an equal part of the cost of
 * the start. Null if they cannot all be placed.
 */
function assignAtoms(
  problem: Problem,
  units: readonly number[],
  remaining: Float64Array,
): AssignedAtoms | null {
  const { startOffset, startAtom, endAtom } = problem;
  const columns = problem.dayCount * problem.atomsPerDay;
  const rows = units.flatMap((unit) => {
    let length = Number.POSITIVE_INFINITY;
    for (let start = startOffset[unit]!; start < startOffset[unit + 1]!; start++)
      length = Math.min(length, endAtom[start]! - startAtom[start]!);
    return Number.isFinite(length)
      ? Array.from({ length }, (_, offset) => ({ unit, offset, share: 1 / length }))
      : [];
  });
  if (rows.length > columns) return null;
  const costs = new Float64Array(rows.length * columns).fill(Number.POSITIVE_INFINITY);
  rows.forEach(({ unit, offset, share }, row) => {
    for (let start = startOffset[unit]!; start < startOffset[unit + 1]!; start++) {
      const at = row * columns + startAtom[start]! + offset;
      costs[at] = Math.min(costs[at]!, remaining[start]! * share);
    }
  });
  const least = leastAssignment(costs, rows.length, columns);
  if (least === null) return null;
  const take = () => {
    rows.forEach(({ unit, offset }, row) => {
      for (let start = startOffset[unit]!; start < startOffset[unit + 1]!; start++)
        remaining[start]! -= least.rowPotential[row]! + least.columnPotential[startAtom[start]! + offset]!;
    });
    // Rounding may leave a little less than nothing.
    for (const unit of units)
      for (let start = startOffset[unit]!; start < startOffset[unit + 1]!; start++)
        remaining[start] = Math.max(0, remaining[start]!);
  };
  return { extra: least.sum, take };
}
