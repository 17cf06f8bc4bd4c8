import type { Conflict, Finding } from '@bellgrid/constraints';
import type { Draft, Id, Placement } from '@bellgrid/model';
import { breathe } from './breathe.ts';
import { createHeartbeat } from './create-heartbeat.ts';
import type { Judge } from './judge.ts';
import { reduceRepair } from './reduce-repair.ts';
import type { RunContext } from './search-compiled.ts';
import { solveRepair } from './solve-repair.ts';

/** How long one repair is looked for, in milliseconds. */
const EACH_MS = 5000;

export interface RepairTrial {
  /** Where lessons stand in the best partial timetable: each search begins there. */
  readonly standing: readonly Placement[];
  /** Lessons of other conflicts: they are left out of the search. */
  readonly besides: ReadonlySet<Id>;
  /** Whether leaving lessons out is tried, or the other changes are. */
  readonly kind: 'leaveOut' | 'changes';
  readonly most: number;
  /** In milliseconds, by the clock of the run. */
  readonly until: number;
}

/**
 * Single changes after which the school really has a timetable, each searched for, the best first: fewest lessons left
 * out, then soft cost.
 */
export async function tryRepairs(
  judge: Judge,
  draft: Draft,
  conflict: Conflict,
  { standing, besides, kind, most, until }: RepairTrial,
  context: RunContext,
): Promise<Finding[]> {
  const { now, isAborted } = context;
  if (judge.repairCandidates === undefined || most === 0) return [];
  const found = new Map<string, Finding>();
  const lessons = Object.keys(draft.lessons).length;
  const beat = createHeartbeat(context, { placed: standing.length, lessons });
  for (const candidate of judge.repairCandidates(draft, conflict.members, besides)) {
    if (isAborted() || now() >= until || found.size === most) break;
    beat();
    await breathe();
    if (candidate === null || found.has(candidate.name)) continue;
    const leavesOut = candidate.trial.config.placeAsManyAsPossible;
    if (leavesOut !== (kind === 'leaveOut')) {
      if (leavesOut) continue;
      break;
    }
    const attempt = { standing, until: Math.min(until, now() + EACH_MS), beat };
    const solved = await solveRepair(judge, candidate, attempt, context);
    const reduced = solved && (await reduceRepair(judge, solved, attempt, context));
    const finding = reduced && judge.repairFinding?.(draft, reduced.candidate, reduced.placements, besides);
    if (finding) found.set(candidate.name, finding);
  }
  return [...found.values()].sort((a, b) => {
    const [left, right] = [a.repair?.unplaced.length ?? 0, b.repair?.unplaced.length ?? 0];
    return left - right || (a.repair?.cost ?? 0) - (b.repair?.cost ?? 0);
  });
}
