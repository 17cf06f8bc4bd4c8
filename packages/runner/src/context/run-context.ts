import { CHECK_SEED, type Draft, EXPLAIN_SECONDS, explainClockLimit } from '@bellgrid/model';
import type { SolverEvent } from '@bellgrid/protocol';
import { Deadline } from './deadline.ts';
import type { RunOptions } from './options.ts';
import type { Rules } from './rules.ts';
import { WorkClock } from './work-clock.ts';

/**
 * The context of every phase of a run. `now` is in milliseconds, `began` by the same clock; budgets are counted by
 * `work`.
 */
export interface RunContext {
  readonly draft: Draft;
  readonly rules: Rules;
  readonly options: RunOptions & { readonly solveAnyway: boolean };
  readonly deadline: Deadline;
  readonly work: WorkClock;
  /** True: what happens between the slices of a search must never depend on a clock. By default for checks alone. */
  readonly isCounted?: boolean;
  readonly now: () => number;
  readonly began: number;
  readonly emit: (event: SolverEvent) => void;
  readonly isAborted: () => boolean;
}

/**
 * The context in which a contradiction is explained: by work, with a watchdog of its own, so that a school gets the same
 * explanation on every run, whatever the search before took of the time limit. That of a check counts the work of both.
 * @param seconds the work of a solve for it.
 */
export function explainingContext(context: RunContext, seconds: number = EXPLAIN_SECONDS.solve): RunContext {
  const { now, deadline: whole } = context;
  const options = { ...context.options, seed: CHECK_SEED };
  if (options.jobType === 'check') return { ...context, options };
  const most = whole.isTimed ? 1000 * explainClockLimit(seconds) : Number.POSITIVE_INFINITY;
  const work = new WorkClock(now, most);
  return { ...context, options, work, deadline: Deadline.after({ seconds }, work.now) };
}

/** Lets the host's event loop take its turn: timers, messages, sockets, an abort. */
export function yieldToHost(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The longest time between two `progress` events while reasons and repairs are looked for. */
const BEAT_MS = 400;

/** Emits `progress` whenever it is called and due, while reasons and repairs are looked for. */
export function createHeartbeat(
  { now, began, emit, draft }: RunContext,
  placed = 0,
  stage = 'solving infeasible',
): () => void {
  const lessons = Object.keys(draft.lessons).length;
  const figures = { placed, lessons, cost: 0, bound: 0, broken: 0, moved: 0 };
  let last = now();
  return () => {
    if (now() - last < BEAT_MS) return;
    last = now();
    emit({ event: 'progress', stage, ...figures, seconds: (last - began) / 1000 });
  };
}
