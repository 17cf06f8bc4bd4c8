import type { RepairCandidate } from '@bellgrid/constraints';
import type { Draft, Placement } from '@bellgrid/model';
import { createSearch } from '@bellgrid/solver';
import { breathe } from './breathe.ts';
import type { Judge } from './judge.ts';
import { withTheRest } from './judged-solution.ts';
import type { RunContext } from './search-compiled.ts';
import { searchOptions } from './search-options.ts';
import { Slicer } from './slicer.ts';

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
  // A similar schedule is counted from where the lessons stand now.
  const compiled = judge.compile(similar ? trial : withPlacements(trial, standing), { solveAnyway: false });
  if ((partial ? compiled.lasting : compiled.unschedulable).length > 0) return null;
  const begin = searchOptions(compiled, { seed: options.seed, restarts: true, partial, similar: true });
  const search = createSearch(compiled.problem, begin);
  const slicer = new Slicer(search, false, now);
  // Where lessons may be left out, one at least is: the conflict is proved.
  const enough = search.lessons - (partial ? 1 : 0);
  let placed = -1;
  let until = end;
  while (!slicer.isOver && !isAborted() && now() < until) {
    slicer.run();
    if (search.placed > placed) {
      placed = search.placed;
      const more = placed >= enough ? improve : partial ? QUIET_MS : end;
      until = Math.min(end, now() + more);
    }
    beat();
    await breathe();
  }
  if (!partial && search.placed < search.lessons) return null;
  const scope = new Set(compiled.scope);
  const placements = compiled.decode(search.best()).filter(({ lesson }) => scope.has(lesson));
  return { candidate, placements: withTheRest(trial, scope, placements) };
}

/** The lessons that the solver may move stand as given. */
function withPlacements(draft: Draft, placements: readonly Placement[]): Draft {
  const lessons = { ...draft.lessons };
  for (const { lesson: id, timeSlot, classroom } of placements) {
    const lesson = lessons[id];
    if (lesson && !lesson.locked)
      lessons[id] = { ...lesson, timeSlot, classroom: classroom ?? lesson.classroom };
  }
  return { ...draft, lessons };
}
