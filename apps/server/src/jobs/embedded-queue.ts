import { endWaiting } from './end-waiting.ts';
import { type JobQueue, type RunLocation, runLocations } from './job-queue.ts';
import { QueueTeller } from './queue-teller.ts';
import { retryRun } from './retry-run.ts';
import { activeRuns, requestCancellation } from './run-store.ts';
import { SolverHost, type SolverHostOptions } from './solver-host.ts';
import { WorkerPool } from './worker-pool.ts';

export interface EmbeddedQueueOptions extends SolverHostOptions {
  /** Runs at the same time, of the short ones and of the longer ones. */
  readonly concurrency: Readonly<Record<RunLocation, number>>;
}

/** A job queue whose solvers are child processes on this machine. */
export class EmbeddedQueue implements JobQueue {
  readonly #options: EmbeddedQueueOptions;
  readonly #host: SolverHost;
  readonly #teller: QueueTeller;
  readonly #pools: ReadonlyMap<RunLocation, WorkerPool>;

  constructor(options: EmbeddedQueueOptions) {
    const { concurrency, log } = options;
    this.#options = options;
    const host = new SolverHost(options);
    const teller = new QueueTeller(options);
    this.#host = host;
    this.#teller = teller;
    this.#pools = new Map(
      runLocations.map((location) => [
        location,
        new WorkerPool({ location, places: concurrency[location], host, teller, log }),
      ]),
    );
  }

  enqueue(location: RunLocation): void {
    void this.#pools
      .get(location)
      ?.look()
      .then(() => this.#teller.tell(location));
  }

  async cancel(runId: string): Promise<void> {
    await requestCancellation(this.#options.db, runId);
    if (!this.#host.cancel(runId)) await endWaiting(this.#options, this.#teller, runId);
  }

  async recover(): Promise<void> {
    for (const run of await activeRuns(this.#options.db)) {
      if (run.state === 'running') await retryRun(this.#options, run);
    }
    for (const pool of this.#pools.values()) void pool.look();
  }

  async close(): Promise<void> {
    await this.#host.close();
    await Promise.all([...this.#pools.values()].map((pool) => pool.close()));
    await this.#teller.close();
  }
}
