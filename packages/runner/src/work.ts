import type { Draft, Placement } from '@bellgrid/model';
import { createCommonMemory, createSearch, type Search } from '@bellgrid/solver';
import type { RunOptions } from './run-types.ts';
import { searchOptions } from './search-options.ts';
import { Slicer } from './slicer.ts';
import type { Variant } from './take-apart.ts';
import { Portfolio } from './thread/portfolio.ts';
import type { ThreadJob } from './thread/thread-job.ts';

/** A search at work on a variant of a draft, with the threads that help it. */
export interface Work {
  readonly variant: Variant;
  readonly search: Search;
  readonly slicer: Slicer;
  readonly portfolio: Portfolio | null;
}

/** What a search begins with: the lessons as they stand there, or the locked ones alone. */
export interface WorkBegin {
  readonly variant: Variant;
  readonly standing: readonly Placement[] | null;
}

/** @param stepsDone those that the run has taken before. */
export async function beginWork(
  draft: Draft,
  { variant, standing }: WorkBegin,
  options: RunOptions,
  now: () => number,
  stepsDone = 0,
): Promise<Work> {
  const { compiled } = variant;
  const threads = options.steps === undefined ? options.threads : 1;
  const partial = draft.config.placeAsManyAsPossible;
  const begin = { seed: options.seed, restarts: true, partial, standing };
  const common = threads > 1 ? createCommonMemory(compiled.problem) : null;
  const search = createSearch(
    compiled.problem,
    searchOptions(compiled, { ...begin, ...(common ? { common } : {}) }),
  );
  const lastStep = options.steps === undefined ? undefined : options.steps - stepsDone;
  const slicer = new Slicer(search, options.until === 'full', now, lastStep);
  const job = { ...begin, draft, compile: variant.options };
  return { variant, search, slicer, portfolio: common && (await startThreads(options, { ...job, common })) };
}

function startThreads({ threads, threadEntry }: RunOptions, job: ThreadJob): Promise<Portfolio> {
  if (threadEntry === undefined) {
    throw new Error(
      `threads is ${threads} and threadEntry is missing. Maybe give the built search-thread.js.`,
    );
  }
  return Portfolio.start(threadEntry, threads - 1, job);
}
