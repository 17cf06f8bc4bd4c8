import type { Compiled, CompileOptions } from '@bellgrid/constraints';
import type { Draft, Placement } from '@bellgrid/model';
import {
  createCommonMemory,
  createSearch,
  lockedUnits,
  type Search,
  type SearchOptions,
} from '@bellgrid/solver';
import type { RunOptions } from '../context/options.ts';
import type { RunContext } from '../context/run-context.ts';
import { Portfolio } from './portfolio.ts';
import { Slicer } from './slicer.ts';
import type { ThreadJob } from './thread-job.ts';

/** A draft compiled in one of several ways. */
export interface Variant {
  readonly compiled: Compiled;
  readonly options: CompileOptions;
}

/** A search at work on a variant of a draft, with the threads that help it. */
export interface Work {
  readonly variant: Variant;
  readonly search: Search;
  readonly slicer: Slicer;
  readonly portfolio: Portfolio | null;
}

/** The start of a search: from these placements, or from the locked lessons alone. */
export interface WorkBegin {
  readonly variant: Variant;
  readonly placements: readonly Placement[] | null;
}

export async function beginWork(
  draft: Draft,
  { variant, placements }: WorkBegin,
  {
    options,
    deadline,
    work,
    isCounted = options.jobType === 'check',
  }: Pick<RunContext, 'options' | 'deadline' | 'work' | 'isCounted'>,
): Promise<Work> {
  const { compiled } = variant;
  const threads = deadline.isTimed ? options.threads : 1;
  const partial = draft.config.placeAsManyAsPossible;
  const params = options.params ?? {};
  const begin = { seed: options.seed, restarts: true, partial, placements, params };
  const common = threads > 1 ? createCommonMemory(compiled.problem) : null;
  const search = createSearch(
    compiled.problem,
    searchOptions(compiled, { ...begin, ...(common ? { common } : {}) }),
  );
  const isFilling = () => threads === 1 && search.placed < search.lessons;
  const counts = () => isCounted || isFilling();
  // One thread by the clock is repeated from its record, by steps, where no clock can say when it ends.
  const tellsEnd = threads > 1 || !(deadline.isTimed || options.repeatsClock);
  const slicer = new Slicer(search, options.until === 'full', work, counts, deadline, threads, tellsEnd);
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

type Begin = Pick<Compiled, 'problem' | 'encode'>;

/** The options of a search of a compiled draft: it begins with these placements, or with the locked lessons alone. */
export function searchOptions(
  compiled: Begin,
  { placements, ...options }: Omit<SearchOptions, 'initial'> & { placements: readonly Placement[] | null },
): SearchOptions {
  return { ...options, initial: placements ? compiled.encode(placements) : lockedPart(compiled) };
}

/** The locked units of the draft's own timetable, with their present rooms as preferences. */
export function lockedPart({ problem, encode }: Begin): ReturnType<Begin['encode']> {
  const locked = lockedUnits(problem);
  const { start, room } = encode();
  return { start: start.map((at, unit) => (locked[unit] === 1 ? at : -1)), room };
}
