import { type RunContext, yieldToHost } from '../context/run-context.ts';
import { type Attempt, type SolvedRepair, solveRepair } from './solve-repair.ts';

/** The time limits of one attempt with fewer pieces, and of improving the last timetable, in milliseconds. */
const TRY_MS = 400;
const IMPROVE_MS = 500;

/**
 * Returns the repair with as few of its pieces as can be found in the time of its attempt: those that its timetable uses,
 * then without half of them, a quarter, …, a single one, each time with a timetable found for the rest.
 */
export async function reduceRepair(
  solved: SolvedRepair,
  { deadline, beat }: Attempt,
  context: RunContext,
): Promise<SolvedRepair> {
  const { isAborted } = context;
  const end = deadline.earlier(IMPROVE_MS);
  let best = solved;
  let left = solved.candidate.pieces?.used(solved.placements) ?? [];
  for (let size = left.length >> 1; size >= 1; size >>= 1) {
    let at = 0;
    while (at < left.length && left.length > 1 && !end.isLate && !isAborted()) {
      const some = new Set([...left.slice(0, at), ...left.slice(at + size)]);
      const smaller = best.candidate.pieces?.only(some) ?? null;
      const attempt = { placements: best.placements, deadline: end.part(TRY_MS), beat, improve: 0 };
      const found = smaller && (await solveRepair(smaller, attempt, context));
      if (found) {
        best = found;
        left = found.candidate.pieces?.used(found.placements) ?? [];
      } else at += size;
      beat();
      await yieldToHost();
    }
  }
  if (best === solved) return solved;
  const last = { placements: best.placements, deadline, beat };
  return (await solveRepair(best.candidate, last, context)) ?? best;
}
