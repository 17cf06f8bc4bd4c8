import type { Draft, Id } from '@bellgrid/model';
import { createProver } from '@bellgrid/solver';
import { preCheck } from '../../pre-check/pre-check.ts';
import { conflictProblem, createConflictContext } from '../conflict-problem.ts';
import { neighbourhood } from '../sub-problems.ts';

/** Few steps: a change that is not refuted soon is tried. */
const STEPS = 100_000;

/** True when counting, or the prover around these lessons, soon shows that there is no timetable. */
export function isRefuted(draft: Draft, lessons: ReadonlySet<Id>): boolean {
  for (const event of preCheck(draft)) if (event.kind === 'finding') return true;
  const context = createConflictContext(draft);
  const { problem } = conflictProblem(context, neighbourhood(context, lessons));
  const prover = createProver(problem, { firstSteps: STEPS, stepsPerQuestion: 0, accepts: () => false });
  while (!prover.done && prover.conflict === null) prover.run(STEPS);
  return prover.conflict !== null;
}
