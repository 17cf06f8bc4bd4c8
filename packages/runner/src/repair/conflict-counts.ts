import { conflictSummary, type FoundConflict } from '@bellgrid/constraints';
import type { Finding } from '@bellgrid/model';
import type { Conflict } from '@bellgrid/protocol';
import type { RunContext } from '../context/run-context.ts';

/**
 * Returns the conflicts with the counted contradictions that are about the same lessons, and their numbers.
 * @param proved the conflicts as they were proved, at least those that are told.
 */
export function withCounts(
  faults: readonly Finding[],
  conflicts: readonly Conflict[],
  proved: readonly FoundConflict[],
  { draft, rules, options }: RunContext,
): Conflict[] {
  if (options.solveAnyway || faults.length === 0) return [...conflicts];
  const counts = rules.countsOfConflicts(draft, faults, proved.slice(0, conflicts.length));
  return conflicts.map((conflict, index) => {
    const [own, found] = [proved[index], counts[index]];
    if (!own || !found || (found.inSentence === null && found.beside.length === 0)) return conflict;
    const others = index === 0 ? proved.length - 1 : 0;
    const { inSentence } = found;
    const summary = inSentence ? conflictSummary(draft, own, others, inSentence) : conflict.summary;
    return { ...conflict, summary, counts: { inSentence, beside: [...found.beside] } };
  });
}
