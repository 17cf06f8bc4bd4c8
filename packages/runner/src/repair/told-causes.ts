import { conflictSummary, type FoundConflict } from '@bellgrid/constraints';
import type { Finding } from '@bellgrid/model';
import type { Conflict, RunFindings } from '@bellgrid/protocol';
import type { RunContext } from '../context/run-context.ts';

/**
 * The counted contradictions and the conflicts, each cause once: a conflict has those that it shows, and their numbers.
 * @param proved the conflicts as they were proved, at least those that are told.
 */
export function toldCauses(
  counted: readonly Finding[],
  conflicts: readonly Conflict[],
  proved: readonly FoundConflict[],
  { draft, rules, options }: RunContext,
): Pick<RunFindings, 'faults' | 'conflicts'> {
  if (options.solveAnyway || counted.length === 0) return { faults: [...counted], conflicts: [...conflicts] };
  const { faults, shown } = rules.tellOnce(draft, counted, proved.slice(0, conflicts.length));
  return {
    faults: [...faults],
    conflicts: conflicts.map((conflict, index) => {
      const [own, [first, ...more] = []] = [proved[index], shown[index]];
      if (!own || !first) return conflict;
      const others = index === 0 ? proved.length - 1 : 0;
      const summary = conflictSummary(draft, own, others, first);
      return { ...conflict, summary, counted: [first, ...more] };
    }),
  };
}
