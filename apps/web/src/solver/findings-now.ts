import type { SolverFinding } from '@bellgrid/protocol';
import { groupFindings } from './findings/group-findings.ts';
import type { Outcome } from './solver-run.ts';

/**
 * What is to be read of the findings of a run when the draft was changed since. What a failed check counted gives
 * way to what the pre-check says of the draft as it is now (`live`, null while that is not known); conflicts and
 * repairs are still those of the earlier draft.
 */
export function findingsNow(
  outcome: Outcome,
  findings: readonly SolverFinding[],
  live: readonly SolverFinding[] | null,
): readonly SolverFinding[] {
  if (outcome.kind !== 'checkFailed' || live === null) return findings;
  const { faults } = groupFindings(findings);
  return [...live, ...findings.filter((finding) => !faults.includes(finding))];
}
