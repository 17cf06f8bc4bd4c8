import { breathe } from './breathe.ts';
import type { Judge } from './judge.ts';
import type { RunContext } from './search-compiled.ts';
import { type Attempt, type SolvedRepair, solveRepair } from './solve-repair.ts';

/** How long one attempt with fewer pieces may take, and how long the last timetable is improved, in milliseconds. */
const TRY_MS = 400;
const IMPROVE_MS = 500;

/**
 * The same repair with as few of its pieces as can be found in the time of its attempt: those that its timetable uses,
 * then without half of them, a quarter, …, a single one, each time with a timetable found for the rest.
 */
export async function reduceRepair(
  judge: Judge,
  solved: SolvedRepair,
  { until, beat }: Attempt,
  context: RunContext,
): Promise<SolvedRepair> {
  const { now, isAborted } = context;
  const end = until - IMPROVE_MS;
  let best = solved;
  let left = solved.candidate.pieces?.used(solved.placements) ?? [];
  for (let size = left.length >> 1; size >= 1; size >>= 1) {
    let at = 0;
    while (at < left.length && left.length > 1 && now() < end && !isAborted()) {
      const some = new Set([...left.slice(0, at), ...left.slice(at + size)]);
      const smaller = best.candidate.pieces?.only(some) ?? null;
      const limits = { standing: best.placements, until: Math.min(end, now() + TRY_MS), beat, improve: 0 };
      const found = smaller && (await solveRepair(judge, smaller, limits, context));
      if (found) {
        best = found;
        left = found.candidate.pieces?.used(found.placements) ?? [];
      } else at += size;
      beat();
      await breathe();
    }
  }
  if (best === solved) return solved;
  const last = { standing: best.placements, until, beat };
  return (await solveRepair(judge, best.candidate, last, context)) ?? best;
}
