import type { RunContext } from './search-compiled.ts';

/** At least twice a second, as while searching. */
const BEAT_MS = 400;

/** Tells, whenever it is called and it is time, that a run which looks for reasons goes on. */
export function createHeartbeat(
  { now, began, emit }: RunContext,
  { placed, lessons }: { placed: number; lessons: number },
): () => void {
  let last = now();
  return () => {
    if (now() - last < BEAT_MS) return;
    last = now();
    const seconds = (last - began) / 1000;
    emit({ event: 'progress', stage: 'solving infeasible', placed, lessons, cost: 0, bound: 0, seconds });
  };
}
