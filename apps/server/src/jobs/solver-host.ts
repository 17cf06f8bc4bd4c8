import { randomInt, randomUUID } from 'node:crypto';
import { CHECK_SEED } from '@bellgrid/model';
import { readTriedRules } from '../presenters/present-what-if.ts';
import type { SolverJob } from '../solver-process/messages.ts';
import { cancelled, failure } from './event-kinds.ts';
import { clockLimit, type RunLocation } from './job-queue.ts';
import { letWaitAgain, MAX_ATTEMPTS } from './retry-run.ts';
import { unpackBegin } from './run-begin.ts';
import { type RecorderOptions, RunRecorder } from './run-recorder.ts';
import { type ClaimedRun, claimNext, renewLease } from './run-store.ts';
import { type SolverChild, type SolverEnd, startSolverChild } from './solver-child.ts';

/**
 * The time for a cancelled solver to return its best timetable: it needs a fifth of a second, but more on a
 * busy machine.
 */
const CANCEL_GRACE_MS = 3000;
/** The time for a solver whose run has ended to end itself. */
const EXIT_GRACE_MS = 2000;

/** Seconds after its longest time by the clock, which counts from the first moment, at which a solver process is ended. */
const OVERTIME_SECONDS = 30;

export interface SolverHostOptions extends RecorderOptions {
  readonly threads: number;
  readonly memoryMb: number;
  /** Fewest search steps without progress that end the run of a full schedule; null for the solver's own number. */
  readonly plateauSteps: number | null;
  /** A run whose lease was not renewed for so long has lost its worker. */
  readonly leaseSeconds: number;
  /** The built entries of the solver process and of its search threads. */
  readonly solverEntry: string;
  readonly threadEntry: string;
  /** Acts once after `ms` milliseconds; returns the cancellation. */
  readonly startTimer?: (act: () => void, ms: number) => () => void;
}

interface Running {
  readonly claim: string;
  readonly child: SolverChild;
  readonly recorder: RunRecorder;
  isCancelled: boolean;
  /** The run went to another worker, or is given back: nothing of it is to be written. */
  isLeft: boolean;
}

const ends: Record<SolverEnd, ReturnType<typeof failure>> = {
  notStarted: failure('ALLOCATION_FAILED', 'The solver process did not start.'),
  died: failure('TERMINATED', 'The solver process ended unexpectedly.'),
  done: failure('UNKNOWN_ERROR', 'The solver ended without a result.'),
};

const overdue = failure('TERMINATED', 'The solver did not end at its time limit.');

function startRealTimer(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Works on runs, each in a child process on this machine, and keeps their leases while it does. */
export class SolverHost {
  readonly #options: SolverHostOptions;
  readonly #running = new Map<string, Running>();
  readonly #works = new Set<Promise<unknown>>();
  readonly #leases: NodeJS.Timeout;
  #isClosed = false;

  constructor(options: SolverHostOptions) {
    this.#options = options;
    this.#leases = setInterval(() => void this.#renew(), (options.leaseSeconds * 1000) / 3);
    this.#leases.unref();
  }

  /**
   * Takes up the run of a queue whose turn it is; null when none waits. `done` settles when it has ended, or waits
   * again for another attempt.
   */
  async takeUp(location: RunLocation): Promise<{ readonly done: Promise<void> } | null> {
    const { db, leaseSeconds, log, now } = this.#options;
    if (this.#isClosed) return null;
    const leaseOwner = randomUUID();
    const startedAt = now().getTime();
    const lease = { leaseOwner, startedAt, leaseUntil: startedAt + leaseSeconds * 1000 };
    const run = await claimNext(db, location, lease);
    if (!run) return null;
    const done = this.#work(run, leaseOwner).catch((error) => {
      log.error({ err: error, run: run.id }, 'a solver run could not be worked on');
    });
    this.#works.add(done);
    void done.finally(() => this.#works.delete(done));
    return { done };
  }

  /** Ends a run that works here within seconds, with the best it has found; false when it is not here. */
  cancel(runId: string): boolean {
    const running = this.#running.get(runId);
    if (!running) return false;
    if (running.isCancelled) return true;
    running.isCancelled = true;
    running.child.cancel();
    const timer = setTimeout(() => {
      void running.recorder.end(cancelled);
      running.child.kill();
    }, CANCEL_GRACE_MS);
    timer.unref();
    return true;
  }

  /** Gives every run back, so that another worker or a later process takes it up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#leases);
    for (const { child } of this.#running.values()) child.kill();
    await Promise.all(this.#works);
  }

  async #work(run: ClaimedRun, leaseOwner: string): Promise<void> {
    const { id, userId, jobType, payloadHash, whatIf } = run;
    const recorder = new RunRecorder(this.#options, { id, userId, jobType, payloadHash, whatIf, leaseOwner });
    const giveBack = async (uncounted: boolean) => {
      const begin = await recorder.packBegin();
      return letWaitAgain(this.#options, run, { leaseOwner }, { uncounted, begin });
    };
    if (run.cancellationRequested) return recorder.end(cancelled);
    if (this.#isClosed) return void (await giveBack(true));
    const { end, running } = await this.#solve(run, await unpackBegin(run.begin), leaseOwner, recorder);
    if (running.isLeft || recorder.hasEnded) await recorder.end(ends[end]);
    else if (this.#isClosed) await giveBack(true);
    else if (running.isCancelled) await recorder.end(cancelled);
    else if (end === 'done' || recorder.hasResult || run.attempts >= MAX_ATTEMPTS)
      await recorder.end(ends[end]);
    else await giveBack(false);
  }

  #solve(run: ClaimedRun, begin: SolverJob['begin'], claim: string, recorder: RunRecorder) {
    const { threads, memoryMb, plateauSteps, solverEntry, threadEntry } = this.#options;
    const { startTimer = startRealTimer } = this.#options;
    const { jobType, payload: snapshot, timeLimit: seconds } = run;
    const solveAnyway = Boolean(run.solveAnyway);
    const whatIf = readTriedRules(run.whatIf);
    const seed = jobType === 'check' ? CHECK_SEED : randomInt(2 ** 31);
    return new Promise<{ end: SolverEnd; running: Running }>((resolve) => {
      const child = startSolverChild(
        {
          entry: solverEntry,
          memoryMb,
          job: {
            ...{ jobType, solveAnyway, snapshot, begin, threads, threadEntry, seconds, seed },
            ...{ plateauSteps, whatIf },
          },
        },
        {
          onEvent: (event) => {
            if (running.isLeft || this.#isClosed) return;
            recorder.take(event);
            if (recorder.hasEnded) setTimeout(() => child.kill(), EXIT_GRACE_MS).unref();
          },
          onEnd: (end) => {
            stopTimer();
            this.#running.delete(run.id);
            resolve({ end, running });
          },
        },
      );
      const running: Running = { claim, child, recorder, isCancelled: false, isLeft: false };
      this.#running.set(run.id, running);
      // The process may hang before it reads its own limit, or be stopped from outside.
      const stopTimer = startTimer(
        () => {
          void recorder.end(overdue);
          child.kill();
        },
        (clockLimit(run) + OVERTIME_SECONDS) * 1000,
      );
    });
  }

  async #renew(): Promise<void> {
    const { db, log, now, leaseSeconds } = this.#options;
    const leaseUntil = now().getTime() + leaseSeconds * 1000;
    for (const [runId, running] of this.#running) {
      try {
        const renewed = await renewLease(db, runId, running.claim, leaseUntil);
        if (renewed?.cancellationRequested) this.cancel(runId);
        if (renewed || running.recorder.hasEnded) continue;
        running.isLeft = true;
        running.child.kill();
      } catch (error) {
        log.error({ err: error, run: runId }, 'the lease of a solver run was not renewed');
      }
    }
  }
}
