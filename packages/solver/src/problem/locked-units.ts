import type { Problem } from './problem.ts';

/** Per unit 1 where it has a single legal start: it is placed first and never moves. */
export function lockedUnits(problem: Problem): Uint8Array {
  const locked = new Uint8Array(problem.unitCount);
  for (let u = 0; u < problem.unitCount; u++) {
    if (problem.startOffset[u + 1]! - problem.startOffset[u]! === 1) locked[u] = 1;
  }
  return locked;
}
