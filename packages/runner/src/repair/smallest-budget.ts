import { budgetCandidate, movedCount, withOpenBudget } from '@bellgrid/constraints';
import type { Draft, Placement } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import type { Deadline } from '../context/deadline.ts';
import { type RunContext, yieldToHost } from '../context/run-context.ts';
import { type SolvedRepair, solveRepair } from './solve-repair.ts';
import { triedRepair } from './tried-repair.ts';

/** The work, in milliseconds, for a first timetable with few moves, for one with fewer, and for a proof of none. */
const FIRST_MS = 6000;
const FEWER_MS = 1500;
const PROVE_MS = 3000;
/** The work for which the first timetable is improved: its cost counts moves first. */
const IMPROVE_MS = 2000;
/** The prover's steps between two looks at the clock. */
const STEPS = 20_000;

/** A timetable that keeps the draft's own budget for change, or else the repair of the budget. */
type BudgetFound =
  | { readonly placements: readonly Placement[]; readonly repair: null }
  | { readonly placements: null; readonly repair: Repair };

/**
 * The smallest budget for change with which a timetable was found, as the repair that allows it. A budget is known to be
 * the smallest if counting or the prover refutes the one below it. If the draft's own budget is enough, that timetable.
 * Null when no timetable was found.
 * @param refuted the largest budget of which it is known that it is too small.
 */
export async function smallestBudget(
  context: RunContext,
  deadline: Deadline,
  refuted: number,
  beat: () => void,
): Promise<BudgetFound | null> {
  const { draft, rules, isAborted } = context;
  const own = draft.config.changeBudget.most;
  const candidate = { name: 'open', trial: withOpenBudget(draft), edit: () => null };
  const first = { placements: [], deadline: deadline.part(FIRST_MS), beat, improve: IMPROVE_MS };
  let solved: SolvedRepair | null = await solveRepair(candidate, first, context);
  if (solved === null) return null;
  let most = movedCount(draft, solved.placements);
  let isSmallest = most - 1 <= refuted;
  while (most > own && !isSmallest && !deadline.isLate && !isAborted()) {
    const fewer = budgetCandidate(draft, most - 1, false);
    if (fewer === null) break;
    isSmallest = await isRefuted(fewer.trial, solved.placements, deadline.part(PROVE_MS), context);
    if (isSmallest) break;
    const attempt = { placements: [], deadline: deadline.part(FEWER_MS), beat, improve: 0 };
    const better = await solveRepair(fewer, attempt, context);
    if (better === null) break;
    solved = better;
    most = movedCount(draft, solved.placements);
    isSmallest = most - 1 <= refuted;
  }
  if (most <= own) return { placements: solved.placements, repair: null };
  const found = budgetCandidate(draft, most, isSmallest);
  const repair = found && rules.verifiedRepair(draft, found, solved.placements);
  return repair && { placements: null, repair: triedRepair(draft, repair, solved.placements) };
}

/** True when the prover shows around the lessons that move that there is no timetable. */
async function isRefuted(
  trial: Draft,
  placements: readonly Placement[],
  deadline: Deadline,
  { rules, work, isAborted }: RunContext,
): Promise<boolean> {
  for (const event of rules.preCheck(trial)) if (event.kind === 'finding') return true;
  const moved = placements.filter((each) => movedCount(trial, [each]) > 0);
  const search = rules.findConflict(
    trial,
    moved.map(({ lesson }) => lesson),
  );
  while (!search.done && search.conflict === null && !deadline.isLate && !isAborted()) {
    search.run(STEPS);
    work.count('proof', STEPS);
    await yieldToHost();
  }
  return search.conflict !== null;
}
