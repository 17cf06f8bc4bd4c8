import type { Draft, Solution } from '@bellgrid/model';
import { concernsDraft } from './concerns-draft.ts';
import type { Outcome, SolverRun } from './solver-run.ts';

/** The timetable that an outcome offers to take over; null where it has none, or nothing is placed in it. */
export function foundSolution(outcome: Outcome): Solution | null {
  if (outcome.kind === 'solution') return outcome.solution;
  const partial = 'partial' in outcome ? outcome.partial : null;
  return partial !== null && partial.placements.length > 0 ? partial : null;
}

/** How many of the lessons of a solution stand in the draft already. */
export const standingLessons = (draft: Draft, { placements, unplaced }: Solution): number =>
  [...placements.map(({ lesson }) => lesson), ...unplaced].filter((id) => draft.lessons[id]?.timeSlot).length;

/** Whether the draft has more lessons placed than an unfinished timetable. */
export const isBehind = (solution: Solution, draft: Draft): boolean =>
  solution.unplaced.length > 0 && standingLessons(draft, solution) > solution.placements.length;

/**
 * The timetable that is nowhere but in this outcome: nobody took it over, and the next run, another school or putting
 * it away would lose it. Not one in which fewer lessons stand than in the draft.
 */
export function unkeptSolution(run: SolverRun, draft: Draft): Solution | null {
  const { outcome, acknowledged } = run;
  if (outcome === null || acknowledged || !concernsDraft(outcome, draft)) return null;
  const solution = foundSolution(outcome);
  return solution === null || isBehind(solution, draft) ? null : solution;
}
