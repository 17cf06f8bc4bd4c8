import type { Repair, SolverFinding } from '@bellgrid/protocol';

/** A finding that can be made good by one command. */
export type RepairFinding = SolverFinding & { readonly repair: Repair };

/** What a run found in the way, as the panel tells it. */
export interface GroupedFindings {
  /** What is wrong by itself: counted, or without any place. */
  readonly faults: readonly SolverFinding[];
  /** The conflict in one sentence, and what takes part in it; without each of them there is none. */
  readonly conflict: SolverFinding | null;
  readonly members: readonly SolverFinding[];
  /** Changes that were tried and give a schedule, the best first. */
  readonly repairs: readonly RepairFinding[];
  /** Hard constraints that a timetable of 'Solve Anyways' breaks. */
  readonly broken: readonly SolverFinding[];
  /** Lessons without a place, with what blocks each. */
  readonly unplaced: readonly SolverFinding[];
}

const UNPLACED = new Set(['blockedBy', 'unplaced']);
const BROKEN = 'brokenConstraint';

export function groupFindings(findings: readonly SolverFinding[]): GroupedFindings {
  const repairs = findings.flatMap((finding) =>
    finding.repair ? [{ ...finding, repair: finding.repair }] : [],
  );
  const others = findings.filter((finding) => finding.repair === undefined);
  const isMember = ({ kind }: SolverFinding) => kind !== 'conflict' && kind.startsWith('conflict');
  const isFault = ({ kind }: SolverFinding) =>
    !kind.startsWith('conflict') && !UNPLACED.has(kind) && kind !== BROKEN;
  return {
    faults: others.filter(isFault),
    conflict: others.find(({ kind }) => kind === 'conflict') ?? null,
    members: others.filter(isMember),
    repairs,
    broken: others.filter(({ kind }) => kind === BROKEN),
    unplaced: others.filter(({ kind }) => UNPLACED.has(kind)),
  };
}
