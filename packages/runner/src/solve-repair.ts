import type { RepairCandidate } from '@bellgrid/constraints';
import type { Placement } from '@bellgrid/model';
import { breathe } from './breathe.ts';
import type { Judge } from './judge.ts';
import { withTheRest } from './judged-solution.ts';
import { standingNow } from './present-timetable.ts';
import type { RunOptions } from './run-types.ts';
import type { RunContext } from './search-compiled.ts';
import { takenApart } from './take-apart.ts';
import { beginWork } from './work.ts';

/** How long a full timetable of a repair is improved, and how long one with lessons left out may stand still. */
const IMPROVE_MS = 500;
const QUIET_MS = 1500;

/** A candidate with a timetable of its trial. */
export interface SolvedRepair {
  readonly candidate: RepairCandidate;
  readonly placements: readonly Placement[];
}

export interface Attempt {
  /** Where the search begins. */
  readonly standing: readonly Placement[];
  /** In milliseconds, by the clock of the run. */
  readonly until: number;
  readonly beat: () => void;
  /** For how long a full timetable is improved, in milliseconds. */
  readonly improve?: number;
}

/** Searches for a timetable of the candidate's trial; null when none was found in time. */
export async function solveRepair(
  judge: Judge,
  candidate: RepairCandidate,
  { standing, until: end, beat, improve = IMPROVE_MS }: Attempt,
  { now, options, isAborted }: RunContext,
): Promise<SolvedRepair | null> {
  const { trial } = candidate;
  const partial = trial.config.placeAsManyAsPossible;
  const similar = trial.config.similarSchedule;
  const compiled = judge.compile(trial, {});
  if ((partial ? compiled.lasting : compiled.unschedulable).length > 0) return null;
  // A similar schedule is counted from where the lessons stand now.
  const present = standingNow(trial);
  const own: RunOptions = { ...options, until: 'limit', threads: 1 };
  const begin = {
    variant: { compiled, options: {} },
    standing: similar ? present : [...present, ...standing],
  };
  let work = await beginWork(trial, begin, own, now);
  // Where lessons may be left out, one at least is: the conflict is proved.
  const enough = work.search.lessons - (partial ? 1 : 0);
  let placed = -1;
  let quietAt = end;
  while (!isAborted() && now() < end) {
    const { search, slicer, variant } = work;
    if (search.placed > placed) {
      placed = search.placed;
      const more = placed >= enough ? improve : partial ? QUIET_MS : end;
      quietAt = Math.min(end, now() + more);
    }
    if (slicer.isOver || now() >= quietAt) {
      if (placed >= enough) break;
      const best = variant.compiled.decode(search.best());
      const apart = partial ? takenApart(judge, trial, variant, best) : null;
      if (apart === null) break;
      work = await beginWork(trial, { variant: apart, standing: best }, own, now);
      placed = -1;
      continue;
    }
    slicer.run();
    beat();
    await breathe();
  }
  const { search, variant } = work;
  if (!partial && search.placed < search.lessons) return null;
  const scope = new Set(compiled.scope);
  const placements = variant.compiled.decode(search.best()).filter(({ lesson }) => scope.has(lesson));
  return { candidate, placements: withTheRest(trial, scope, placements) };
}
