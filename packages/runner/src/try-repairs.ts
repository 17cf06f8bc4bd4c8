import type { Conflict, Finding, RepairCandidate } from '@bellgrid/constraints';
import type { Draft, Id, Placement } from '@bellgrid/model';
import { createSearch } from '@bellgrid/solver';
import { breathe } from './breathe.ts';
import { createHeartbeat } from './create-heartbeat.ts';
import type { Judge } from './judge.ts';
import { withTheRest } from './judged-solution.ts';
import type { RunContext } from './search-compiled.ts';
import { searchOptions } from './search-options.ts';
import { Slicer } from './slicer.ts';

/** How long one repair is looked for, in milliseconds. */
const EACH_MS = 5000;
/** How long a full timetable of a repair is improved, and how long one with lessons left out may stand still. */
const IMPROVE_MS = 500;
const QUIET_MS = 1500;

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
  for (const candidate of judge.repairCandidates(withoutLessons(draft, besides), conflict.members)) {
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
    const placements = await timetableOf(judge, candidate, attempt, context);
    const finding = placements && (judge.repairFinding?.(draft, candidate, placements, besides) ?? null);
    if (finding) found.set(candidate.name, finding);
  }
  return [...found.values()].sort((a, b) => {
    const [left, right] = [a.repair?.unplaced.length ?? 0, b.repair?.unplaced.length ?? 0];
    return left - right || (a.repair?.cost ?? 0) - (b.repair?.cost ?? 0);
  });
}

function withoutLessons(draft: Draft, ids: ReadonlySet<Id>): Draft {
  if (ids.size === 0) return draft;
  const lessons = Object.fromEntries(Object.entries(draft.lessons).filter(([id]) => !ids.has(id)));
  return { ...draft, lessons };
}

interface Attempt {
  readonly standing: readonly Placement[];
  /** In milliseconds, by the clock of the run. */
  readonly until: number;
  readonly beat: () => void;
}

/** A timetable of the candidate's trial, improved for a while; null when none was found in time. */
async function timetableOf(
  judge: Judge,
  { trial }: RepairCandidate,
  { standing, until: end, beat }: Attempt,
  { now, options, isAborted }: RunContext,
): Promise<readonly Placement[] | null> {
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
      const more = placed >= enough ? IMPROVE_MS : partial ? QUIET_MS : EACH_MS;
      until = Math.min(end, now() + more);
    }
    beat();
    await breathe();
  }
  if (!partial && search.placed < search.lessons) return null;
  const scope = new Set(compiled.scope);
  const placements = compiled.decode(search.best()).filter(({ lesson }) => scope.has(lesson));
  return withTheRest(trial, scope, placements);
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
