import { randomInt, randomUUID } from 'node:crypto';
import { failure } from './event-kinds.ts';
import type { JobQueue } from './job-queue.ts';
import { type RecorderOptions, RunRecorder } from './run-recorder.ts';
import { activeRuns, claimRun, loadRun, markRun, type RunRow, renewLeases } from './run-store.ts';
import { type SolverChild, type SolverEnd, startSolverChild } from './solver-child.ts';

const LEASE_RENEWAL_MS = 3000;
const LEASE_MS = 12_000;
/** How long a cancelled solver may take to hand over the best it has. */
const CANCEL_GRACE_MS = 600;
/** How long a solver whose run has ended may take to end itself. */
const EXIT_GRACE_MS = 2000;

export interface EmbeddedQueueOptions extends RecorderOptions {
  readonly concurrency: number;
  readonly threads: number;
  readonly memoryMb: number;
  /** The built entries of the solver process and of its search threads. */
  readonly solverEntry: string;
  readonly threadEntry: string;
}

interface Running {
  readonly child: SolverChild;
  readonly recorder: RunRecorder;
  /** Settles when the process is gone and the run's end is stored. */
  readonly over: Promise<void>;
}

const ends: Record<SolverEnd, ReturnType<typeof failure>> = {
  notStarted: failure('ALLOCATION_FAILED', 'The solver process did not start.'),
  died: failure('TERMINATED', 'The solver process ended unexpectedly.'),
  done: failure('UNKNOWN_ERROR', 'The solver ended without a result.'),
};

/** A job queue whose solvers are child processes on this machine. */
export class EmbeddedQueue implements JobQueue {
  readonly #options: EmbeddedQueueOptions;
  readonly #owner = randomUUID();
  readonly #waiting: string[] = [];
  /** Runs that hold one of the places, also while their process is only being started. */
  readonly #places = new Map<string, Promise<Running | null>>();
  readonly #leases: NodeJS.Timeout;
  #isClosed = false;

  constructor(options: EmbeddedQueueOptions) {
    this.#options = options;
    this.#leases = setInterval(() => this.#renew(), LEASE_RENEWAL_MS);
    this.#leases.unref();
  }

  enqueue(runId: string): void {
    this.#waiting.push(runId);
    this.#fill();
  }

  async cancel(runId: string): Promise<void> {
    const { db, bus, now } = this.#options;
    await markRun(db, runId, { cancellationRequested: true });
    const place = this.#places.get(runId);
    const running = await place;
    if (running) {
      running.child.cancel();
      const timer = setTimeout(() => {
        void running.recorder.end({ event: 'cancelled', partial: null });
        running.child.kill();
      }, CANCEL_GRACE_MS);
      void running.over.finally(() => clearTimeout(timer));
      return;
    }
    const index = this.#waiting.indexOf(runId);
    if (index >= 0) this.#waiting.splice(index, 1);
    const run = await loadRun(db, runId);
    if (run)
      await new RunRecorder({ db, bus, now, log: this.#options.log }, run).end({
        event: 'cancelled',
        partial: null,
      });
  }

  async recover(): Promise<void> {
    for (const run of await activeRuns(this.#options.db)) {
      if (run.state === 'waiting') this.enqueue(run.id);
      else await this.#terminate(run, 'The server was restarted during the run.');
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#leases);
    const running = await Promise.all(this.#places.values());
    await Promise.all(
      running.map(async (run) => {
        if (!run) return;
        await run.recorder.end(failure('TERMINATED', 'The server was stopped.'));
        run.child.kill();
        await run.over;
      }),
    );
  }

  /** Gives free places to the runs that wait longest. */
  #fill(): void {
    while (!this.#isClosed && this.#places.size < this.#options.concurrency) {
      const runId = this.#waiting.shift();
      if (runId === undefined) return;
      const place = this.#start(runId).catch((error) => {
        this.#options.log.error({ err: error, run: runId }, 'a solver run could not be started');
        return null;
      });
      this.#places.set(runId, place);
      void place
        .then((running) => running?.over)
        .finally(() => {
          this.#places.delete(runId);
          this.#fill();
        });
    }
  }

  async #start(runId: string): Promise<Running | null> {
    const { db, threads, memoryMb, solverEntry, threadEntry, now } = this.#options;
    const run = await loadRun(db, runId);
    const snapshot = await claimRun(db, runId, {
      leaseOwner: this.#owner,
      leaseUntil: now().getTime() + LEASE_MS,
    });
    if (!run || !snapshot) return null;
    const recorder = new RunRecorder(this.#options, run);
    let settle = () => {};
    const over = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const { jobType } = run;
    const solveAnyway = Boolean(run.solveAnyway);
    const child = startSolverChild(
      {
        entry: solverEntry,
        memoryMb,
        job: { jobType, solveAnyway, snapshot, threads, threadEntry, seed: randomInt(2 ** 31) },
      },
      {
        onEvent: (event) => {
          recorder.take(event);
          if (recorder.hasEnded) setTimeout(() => child.kill(), EXIT_GRACE_MS).unref();
        },
        onEnd: (end) => void recorder.end(ends[end]).finally(settle),
      },
    );
    return { child, recorder, over };
  }

  #renew(): void {
    const { db, log, now } = this.#options;
    const time = now().getTime();
    const work = async () => {
      if (this.#places.size > 0) await renewLeases(db, this.#owner, time + LEASE_MS);
      for (const run of await activeRuns(db)) {
        const isDead = run.state === 'running' && (run.leaseUntil ?? 0) < time && !this.#places.has(run.id);
        if (isDead) await this.#terminate(run, 'The solver of this run is gone.');
      }
    };
    work().catch((error) => log.error({ err: error }, 'leases of solver runs were not renewed'));
  }

  async #terminate(run: RunRow, message: string): Promise<void> {
    await new RunRecorder(this.#options, run).end(failure('TERMINATED', message));
  }
}
