import type { Problem } from './problem.ts';

/** Per unit 1 where it is fixed to its single legal start: it is placed first and never moves. */
export function lockedUnits(problem: Problem): Uint8Array {
  const locked = new Uint8Array(problem.unitCount);
  for (let u = 0; u < problem.unitCount; u++) {
    const isSingle = problem.startOffset[u + 1]! - problem.startOffset[u]! === 1;
    if (isSingle && (problem.fixed?.[u] ?? 1) === 1) locked[u] = 1;
  }
  return locked;
}
