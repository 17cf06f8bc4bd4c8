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
