import { movedCount, type RepairCandidate } from '@bellgrid/constraints';
import { type Draft, type Id, type Placement, placementsOf } from '@bellgrid/model';
import type { Deadline } from '../context/deadline.ts';
import { type RunContext, yieldToHost } from '../context/run-context.ts';
import { splitUnits } from '../context/split-units.ts';
import { withTheRest } from '../context/verified-solution.ts';
import { beginWork } from '../thread/work.ts';

/**
 * The work for which a full timetable of a repair is improved, and the time after which one with lessons left
 * out ends without improvement.
 */
const IMPROVE_MS = 500;
const QUIET_MS = 1500;

/** A candidate with a timetable of its trial. */
export interface SolvedRepair {
  readonly candidate: RepairCandidate;
  readonly placements: readonly Placement[];
}

export interface Attempt {
  /** The search begins with these. */
  readonly placements: readonly Placement[];
  readonly deadline: Deadline;
  readonly beat: () => void;
  /** The time in which a full timetable is improved, in milliseconds. */
  readonly improve?: number;
  /** A timetable that places so many lessons is enough; by default all. */
  readonly least?: number | undefined;
  /** Lessons without which no timetable is enough. */
  readonly needed?: readonly Id[] | undefined;
  /**
   * Lessons that start together and have no place among the placements are placed by themselves from the beginning, so
   * that those stay that can.
   */
  readonly splits?: boolean | undefined;
  /** The time without a further lesson placed after which the search ends, in milliseconds. */
  readonly patience?: number;
}

/** Searches for a timetable of the candidate's trial; null when none that is enough was found in time. */
export async function solveRepair(
  candidate: RepairCandidate,
  { placements, deadline, beat, improve = IMPROVE_MS, least, needed = [], patience, splits }: Attempt,
  context: RunContext,
): Promise<SolvedRepair | null> {
  const { rules, isAborted } = context;
  const { trial } = candidate;
  const partial = trial.config.placeAsManyAsPossible;
  const compiled = rules.compile(trial, {});
  if ((partial ? compiled.lasting : compiled.unschedulable).length > 0) return null;
  const options = { ...context.options, until: 'limit', threads: 1 } as const;
  const own = { ...context, options, deadline, isCounted: true };
  const present = placementsOf(trial);
  const begin = {
    variant: { compiled, options: {} },
    placements: isWithinBudget(trial, placements) ? [...present, ...placements] : present,
  };
  let work = await beginWork(trial, begin, own);
  if (splits) {
    const first = work.variant.compiled.decode(work.search.best());
    const split = splitUnits(rules, trial, work.variant, first, false);
    if (split) work = await beginWork(trial, { ...begin, variant: split }, own);
  }
  // If lessons may be left out, at least so many are as is proved: with fewer the search has nothing more to find.
  const mostPlaced = work.search.lessons - (partial ? (candidate.leastLeft ?? 1) : 0);
  const enough = Math.min(least ?? Number.POSITIVE_INFINITY, mostPlaced);
  // With fewer than all wanted, more are placed nevertheless as long as that goes quickly.
  const full = patience === undefined ? enough : work.search.lessons;
  let placed = -1;
  let quiet = deadline;
  while (!isAborted() && !deadline.isLate) {
    const { search, slicer, variant } = work;
    if (search.placed > placed) {
      placed = search.placed;
      const isEnough = placed >= full;
      const wait = patience ?? (partial ? QUIET_MS : undefined);
      quiet = isEnough ? deadline.part(improve) : wait === undefined ? deadline : deadline.part(wait);
    }
    if (slicer.isOver || quiet.isLate) {
      if (placed >= enough) break;
      const best = variant.compiled.decode(search.best());
      const split = partial ? splitUnits(rules, trial, variant, best) : null;
      if (split === null) break;
      work = await beginWork(trial, { variant: split, placements: best }, own);
      placed = -1;
      continue;
    }
    slicer.run();
    beat();
    await yieldToHost();
  }
  const { search, variant } = work;
  if (!partial && search.placed < enough) return null;
  const scope = new Set(compiled.scope);
  const found = variant.compiled.decode(search.best()).filter(({ lesson }) => scope.has(lesson));
  const all = withTheRest(trial, scope, found);
  const placedIds = new Set(all.map(({ lesson }) => lesson));
  return needed.every((id) => placedIds.has(id)) ? { candidate, placements: all } : null;
}

/** A timetable that moves more lessons than may move is none to begin with. */
function isWithinBudget(trial: Draft, placements: readonly Placement[]): boolean {
  const { isEnabled, most } = trial.config.changeBudget;
  return !isEnabled || movedCount(trial, placements) <= most;
}
