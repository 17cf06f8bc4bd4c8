import type { Conflict } from '@bellgrid/constraints';
import type { Draft } from '@bellgrid/model';
import { createCommonMemory, createSearch, type Search } from '@bellgrid/solver';
import { breathe } from './breathe.ts';
import { costFigures } from './cost-figures.ts';
import { StuckExplainer } from './explain-stuck.ts';
import type { CompiledDraft, Judge } from './judge.ts';
import type { RunEvent, RunOptions } from './run-types.ts';
import { searchOptions } from './search-options.ts';
import { Slicer } from './slicer.ts';
import { createStop } from './stop/create-stop.ts';
import { Portfolio } from './thread/portfolio.ts';
import type { ThreadJob } from './thread/thread-job.ts';

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

/** A search that is over, and the proof that it could not have placed every lesson, if there is one. */
export interface Searched {
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
  const similar = draft.config.similarSchedule;
  const threads = options.steps === undefined ? options.threads : 1;
  const begin = {
    seed: options.seed,
    restarts: true,
    partial,
    similar,
    ...(threads > 1 ? { common: createCommonMemory(compiled.problem) } : {}),
  };
  const search = createSearch(compiled.problem, searchOptions(compiled, begin));
  const slicer = new Slicer(search, options.until === 'full', now, options.steps);
  const stop = createStop(options, partial);
  const report = createReporter(draft, search, compiled.scope.length, context);
  const searchBegan = now();
  // A run by steps must not depend on a clock; where partial timetables or broken rules will do, no proof ends it.
  const mayProve = options.steps === undefined && !partial && !(options.solveAnyway ?? false);
  const explainer = mayProve
    ? new StuckExplainer(draft, judge, compiled, search, now, options.seconds)
    : null;
  const isLate = () => options.steps === undefined && now() - began >= 1000 * options.seconds;
  const isOver = () =>
    isAborted() ||
    isLate() ||
    (explainer !== null && explainer.conflict !== null) ||
    stop(search, (now() - searchBegan) / 1000) ||
    slicer.isOver;
  const portfolio = begin.common
    ? await startThreads(draft, context, { ...begin, common: begin.common })
    : null;
  try {
    while (!isOver()) {
      slicer.run();
      explainer?.turn();
      portfolio?.check();
      report();
      await breathe();
    }
  } finally {
    await portfolio?.stop();
  }
  if (explainer === null || explainer.conflict === null || isAborted()) return { search, conflict: null };
  emit({ event: 'statusUpdate', stage: 'detected infeasible' });
  emit({ event: 'statusUpdate', stage: 'solving infeasible' });
  const end = now() + SHRINK_MS;
  while (!isAborted() && !isLate() && now() < end && explainer.shrink()) {
    report();
    await breathe();
  }
  return { search, conflict: explainer.conflict };
}

function startThreads(
  draft: Draft,
  { options }: RunContext,
  begin: Omit<ThreadJob, 'draft' | 'solveAnyway'>,
): Promise<Portfolio> {
  if (options.threadEntry === undefined) {
    throw new Error(
      `threads is ${options.threads} and threadEntry is missing. Maybe give the built search-thread.js.`,
    );
  }
  const job = { draft, solveAnyway: options.solveAnyway ?? false, ...begin };
  return Portfolio.start(options.threadEntry, options.threads - 1, job);
}

/** Emits `improved` when the best has become better and `progress` at least twice a second. */
function createReporter(
  draft: Draft,
  search: Search,
  lessons: number,
  { options, now, began, emit }: RunContext,
): () => void {
  let progressAt = Number.NEGATIVE_INFINITY;
  let improvedAt = Number.NEGATIVE_INFINITY;
  let told = { placed: 0, cost: Number.POSITIVE_INFINITY };
  return () => {
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
