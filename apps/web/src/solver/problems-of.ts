import type { SolverFinding } from '@bellgrid/protocol';
import { groupFindings } from './findings/group-findings.ts';
import type { Outcome } from './solver-run.ts';

/**
 * The findings that the banner of an outcome counts and names. A failed check may come with a conflict, its
 * members and its repairs: they explain its problems and are none of their own.
 */
export function problemsOf(outcome: Outcome, findings: readonly SolverFinding[]): readonly SolverFinding[] {
  if (outcome.kind !== 'checkFailed') return findings;
  const { faults } = groupFindings(findings);
  return faults.length > 0 ? faults : findings;
}

/** The same of a draft that was changed since: what is still to be said of it in the banner. */
export const problemsNow = (
  outcome: Outcome,
  live: readonly SolverFinding[] | null,
): readonly SolverFinding[] => (outcome.kind === 'checkFailed' && live !== null ? live : []);
