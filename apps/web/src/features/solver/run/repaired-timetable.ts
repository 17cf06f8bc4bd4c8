import type { Draft, Solution } from '@bellgrid/model';
import { repairsOf, repairTimetable } from '@bellgrid/protocol';
import { repairState } from '../../../document/run/repair-state.ts';
import type { RunOutcome } from '../../../document/run/solver-run.ts';
import { concernsDraft } from './outcome-facts.ts';

/** The timetable of a repair, by its place among the repairs of the outcome. */
interface RepairedTimetable {
  readonly repair: number;
  readonly solution: Solution;
}

/**
 * The timetable that was found with a repair that the draft has: the one that places most lessons. The next run can begin
 * with it. Null where no repair is made, or none has a timetable.
 */
export function repairedTimetable(outcome: RunOutcome, draft: Draft): RepairedTimetable | null {
  const repairs = repairsOf(outcome.findings);
  if (repairs.length === 0 || !concernsDraft(outcome, draft)) return null;
  const made = repairs.flatMap((each, repair) => {
    const solution = repairState(draft, each) === 'made' ? repairTimetable(each) : null;
    return solution ? { repair, solution } : [];
  });
  return made.sort((a, b) => b.solution.placements.length - a.solution.placements.length)[0] ?? null;
}
