import type { Conflict } from '@bellgrid/constraints';
import type { Draft } from '@bellgrid/model';
import type { Search } from '@bellgrid/solver';
import { breathe } from './breathe.ts';
import { costFigures } from './cost-figures.ts';
import { StuckExplainer } from './explain-stuck.ts';
import type { CompiledDraft, Judge } from './judge.ts';
import { presentTimetable, type Standing, standingNow } from './present-timetable.ts';
import type { RunEvent, RunOptions } from './run-types.ts';
import { createStop } from './stop/create-stop.ts';
import { takenApart } from './take-apart.ts';
import { beginWork, type Work, type WorkBegin } from './work.ts';

/** The longest time between two `progress` events, and the shortest between two `improved`, in ms. */
const PROGRESS_MS = 400;
const IMPROVED_MS = 100;

/** The clock and the ears of a run. `now` is in milliseconds, `began` by the same clock. */
export interface RunContext {
  readonly options: RunOptions;
  readonly now: () => number;
  readonly began: number;
  readonly emit: (event: RunEvent) => void;
  readonly isAborted: () => boolean;
}

/** A search that is over, of which variant, and the proof that no search places every lesson, if there is one. */
export interface Searched {
  readonly compiled: CompiledDraft;
  readonly search: Search;
  readonly conflict: Conflict | null;
}

/** How long a proved conflict may be made smaller, in milliseconds. */
const SHRINK_MS = 10_000;

/** Searches until a stop criterion, the limit, an abort, or a proof. The search holds the best timetable. */
export async function searchCompiled(
  draft: Draft,
  compiled: CompiledDraft,
  judge: Judge,
  context: RunContext,
): Promise<Searched> {
  const { options, now, began, emit, isAborted } = context;
  const partial = draft.config.placeAsManyAsPossible;
  const solveAnyway = options.solveAnyway ?? false;
  const present = partial ? presentTimetable(draft, judge, compiled, solveAnyway) : null;
  const standing = draft.config.similarSchedule ? standingNow(draft) : null;
  let work = await beginWork(
    draft,
    { variant: { compiled, options: { solveAnyway } }, standing },
    options,
    now,
  );
  let stop = createStop(options, partial);
  let steps = 0;
  let triedAt = -1;
  let wasImproving = false;
  const report = createReporter(draft, compiled.scope.length, context);
  const searchBegan = now();
  // A run by steps must not depend on a clock; where partial timetables or broken rules will do, no proof ends it.
  const mayProve = options.steps === undefined && !partial && !solveAnyway;
  const explainer = mayProve
    ? new StuckExplainer(draft, judge, compiled, work.search, now, options.seconds)
    : null;
  const isLate = () => options.steps === undefined && now() - began >= 1000 * options.seconds;
  try {
    while (!isAborted() && !isLate() && (explainer === null || explainer.conflict === null)) {
      const { search, slicer } = work;
      const isQuiet = stop(search, (now() - searchBegan) / 1000);
      // Neither filling nor improving has placed more for long: then the one follows upon the other.
      const isBack = wasImproving && search.stage !== 'improve';
      wasImproving = search.stage === 'improve';
      const isStuck = search.placed < search.lessons && (isQuiet || isBack);
      if (partial && isStuck && (isQuiet || triedAt !== search.placed)) {
        triedAt = search.placed;
        const next = goOn(judge, draft, work, present, isQuiet);
        if (next !== null) {
          steps += search.steps;
          await work.portfolio?.stop();
          work = await beginWork(draft, next, options, now, steps);
          stop = createStop(options, partial);
          continue;
        }
      }
      if (isQuiet || slicer.isOver) break;
      slicer.run();
      explainer?.turn();
      work.portfolio?.check();
      report(search);
      await breathe();
    }
  } finally {
    await work.portfolio?.stop();
  }
  const { search, variant } = await notFewer(judge, draft, work, present, context);
  const found = { compiled: variant.compiled, search };
  if (explainer === null || explainer.conflict === null || isAborted()) return { ...found, conflict: null };
  emit({ event: 'statusUpdate', stage: 'detected infeasible' });
  emit({ event: 'statusUpdate', stage: 'solving infeasible' });
  const end = now() + SHRINK_MS;
  while (!isAborted() && !isLate() && now() < end && explainer.shrink()) {
    report(search);
    await breathe();
  }
  return { ...found, conflict: explainer.conflict };
}

/** How to go on with a partial timetable, the present one or the best, whichever places more; null for as before. */
function goOn(
  judge: Judge,
  draft: Draft,
  { variant, search }: Work,
  present: Standing | null,
  isLast: boolean,
): WorkBegin | null {
  const isPresentFuller = present !== null && present.placed > search.placed;
  const standing = isPresentFuller ? present.placements : variant.compiled.decode(search.best());
  const apart = takenApart(judge, draft, variant, standing, isLast);
  return apart && { variant: apart, standing };
}

/** A run that may leave lessons out never ends with fewer than stand in the draft. */
async function notFewer(
  judge: Judge,
  draft: Draft,
  work: Work,
  present: Standing | null,
  { options, now }: RunContext,
): Promise<Work> {
  if (present === null || present.placed <= work.search.placed) return work;
  const next = goOn(judge, draft, work, present, true) ?? { ...work, standing: present.placements };
  const fuller = await beginWork(draft, next, { ...options, threads: 1 }, now);
  return fuller.search.placed > work.search.placed ? fuller : work;
}

/** Emits `improved` when the best has become better and `progress` at least twice a second. */
function createReporter(
  draft: Draft,
  lessons: number,
  { options, now, began, emit }: RunContext,
): (search: Search) => void {
  let progressAt = Number.NEGATIVE_INFINITY;
  let improvedAt = Number.NEGATIVE_INFINITY;
  let told = { placed: 0, cost: Number.POSITIVE_INFINITY };
  return (search) => {
    const at = now();
    const { placed, stage } = search;
    const seconds = (at - began) / 1000;
    // Of a timetable that the filling has found, the cost is counted when it is asked for: only to be told.
    const mayTell = stage !== 'construct' && at - improvedAt >= IMPROVED_MS;
    if (mayTell && (placed > told.placed || (placed === told.placed && search.cost < told.cost))) {
      improvedAt = at;
      told = { placed, cost: search.cost };
      const { bound: _, ...figures } = costFigures(draft, options.solveAnyway ?? false, search);
      emit({ event: 'improved', placed, ...figures, seconds });
    }
    if (at - progressAt >= PROGRESS_MS) {
      progressAt = at;
      const figures = costFigures(draft, options.solveAnyway ?? false, search);
      emit({ event: 'progress', stage, placed, lessons, ...figures, seconds });
    }
  };
}
