import type { Problem } from '../problem/problem.ts';
import type { Random } from './random.ts';

/**
 * Returns how difficult each unit is to place, from 0 to 1 for the most difficult: its length times the load of its
 * resources, per legal start.
 *
 * @param baseLoad added to the load of the resources.
 */
export function difficultyOf(problem: Problem, baseLoad: number): Float64Array {
  const load = new Float64Array(problem.resourceCount);
  const length = new Float64Array(problem.unitCount);
  for (let u = 0; u < problem.unitCount; u++) {
    const s = problem.startOffset[u]!;
    if (s === problem.startOffset[u + 1]) continue;
    length[u] = problem.endAtom[s]! - problem.startAtom[s]!;
    for (let i = problem.unitResourceOffset[u]!; i < problem.unitResourceOffset[u + 1]!; i++) {
      load[problem.unitResources[i]!]! += length[u]!;
    }
  }
  const atoms = problem.dayCount * problem.atomsPerDay;
  const result = new Float64Array(problem.unitCount);
  for (let u = 0; u < problem.unitCount; u++) {
    let booked = baseLoad;
    for (let i = problem.unitResourceOffset[u]!; i < problem.unitResourceOffset[u + 1]!; i++) {
      booked += load[problem.unitResources[i]!]! / atoms;
    }
    result[u] = (length[u]! * booked) / Math.max(1, problem.startOffset[u + 1]! - problem.startOffset[u]!);
  }
  const most = result.reduce((a, b) => Math.max(a, b), 0);
  return most > 0 ? result.map((each) => each / most) : result;
}

/**
 * Sorts units by their difficulty, each times a random factor, the most difficult last; draws one number a unit.
 *
 * @param noise width of the random factor around 1.
 */
export function sortHardestLast(
  units: number[],
  difficulty: Float64Array,
  noise: number,
  random: Random,
): void {
  const order = new Float64Array(difficulty.length);
  for (const unit of units) order[unit] = difficulty[unit]! * (1 - noise / 2 + noise * random.unit());
  units.sort((a, b) => order[a]! - order[b]! || a - b);
}
