import type { FoundConflict } from '@bellgrid/constraints';
import type { Draft, Id, Placement } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import type { Deadline } from '../context/deadline.ts';
import { createHeartbeat, type RunContext, yieldToHost } from '../context/run-context.ts';
import { reduceRepair } from './reduce-repair.ts';
import { solveRepair } from './solve-repair.ts';

/** The time limit for one repair, in milliseconds. */
const EACH_MS = 5000;

export interface RepairTrial {
  /** The best partial timetable: each search begins with it. */
  readonly placements: readonly Placement[];
  /** Lessons of other conflicts: they are left out of the search. */
  readonly leftOut: ReadonlySet<Id>;
  /** Leaving lessons out, or the other changes. */
  readonly kind: 'leaveOut' | 'changes';
  readonly most: number;
  readonly deadline: Deadline;
}

/**
 * Single changes with which a timetable was found, the best first: fewest lessons left out, then soft cost.
 */
export async function tryRepairs(
  draft: Draft,
  conflict: FoundConflict,
  { placements, leftOut, kind, most, deadline }: RepairTrial,
  context: RunContext,
): Promise<Repair[]> {
  const { rules, isAborted } = context;
  if (most === 0) return [];
  const found = new Map<string, Repair>();
  const beat = createHeartbeat(context, placements.length);
  for (const candidate of rules.repairCandidates(draft, conflict.members, leftOut)) {
    if (isAborted() || deadline.isLate || found.size === most) break;
    beat();
    await yieldToHost();
    if (candidate === null || found.has(candidate.name)) continue;
    const leavesOut = candidate.trial.config.placeAsManyAsPossible;
    if (leavesOut !== (kind === 'leaveOut')) {
      if (leavesOut) continue;
      break;
    }
    const attempt = { placements, deadline: deadline.part(EACH_MS), beat };
    const solved = await solveRepair(candidate, attempt, context);
    const reduced = solved && (await reduceRepair(solved, attempt, context));
    const repair = reduced && rules.verifiedRepair(draft, reduced.candidate, reduced.placements, leftOut);
    if (repair) found.set(candidate.name, { ...repair, unplaced: [...repair.unplaced] });
  }
  return [...found.values()].sort((a, b) => a.unplaced.length - b.unplaced.length || a.cost - b.cost);
}
