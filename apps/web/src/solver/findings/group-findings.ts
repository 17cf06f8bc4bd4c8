import type { Repair, SolverFinding } from '@bellgrid/protocol';

/** A finding that can be made good by one command. */
export type RepairFinding = SolverFinding & { readonly repair: Repair };

/** A conflict in one sentence and what takes part in it: without each of them there is none. */
export interface GroupedConflict {
  readonly summary: SolverFinding | null;
  readonly members: readonly SolverFinding[];
  /** Where there are several: changes that end this one alone. */
  readonly repairs: readonly RepairFinding[];
}

/** What a run found in the way, as the panel tells it. */
export interface GroupedFindings {
  /** What is wrong by itself: counted, or without any place. */
  readonly faults: readonly SolverFinding[];
  /** Mostly one; several where no single change helps. */
  readonly conflicts: readonly GroupedConflict[];
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
  const others = findings.filter((finding) => finding.repair === undefined);
  const isFault = ({ kind }: SolverFinding) =>
    !kind.startsWith('conflict') && !UNPLACED.has(kind) && kind !== BROKEN;
  return {
    faults: others.filter(isFault),
    ...conflictsOf(findings),
    broken: others.filter(({ kind }) => kind === BROKEN),
    unplaced: others.filter(({ kind }) => UNPLACED.has(kind)),
  };
}

/** Members and repairs follow their conflict; the repairs of a single one are those of the whole. */
function conflictsOf(findings: readonly SolverFinding[]): Pick<GroupedFindings, 'conflicts' | 'repairs'> {
  const conflicts: { summary: SolverFinding | null; members: SolverFinding[]; repairs: RepairFinding[] }[] =
    [];
  const repairs: RepairFinding[] = [];
  const areSeveral = findings.filter(({ kind }) => kind === 'conflict').length > 1;
  for (const finding of findings) {
    const { repair, kind } = finding;
    const last = conflicts.at(-1);
    if (repair) {
      const isOwn = areSeveral && repair.action !== 'leaveOut';
      (isOwn && last ? last.repairs : repairs).push({ ...finding, repair });
    } else if (kind === 'conflict') conflicts.push({ summary: finding, members: [], repairs: [] });
    else if (!kind.startsWith('conflict')) continue;
    else if (last) last.members.push(finding);
    else conflicts.push({ summary: null, members: [finding], repairs: [] });
  }
  return { conflicts, repairs };
}
