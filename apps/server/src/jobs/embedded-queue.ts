import { cancelled } from './event-kinds.ts';
import { type JobQueue, type RunLocation, runLocations } from './job-queue.ts';
import { retryRun } from './retry-run.ts';
import { RunRecorder } from './run-recorder.ts';
import { activeRuns, loadRun, requestCancellation } from './run-store.ts';
import { SolverHost, type SolverHostOptions } from './solver-host.ts';

export interface EmbeddedQueueOptions extends SolverHostOptions {
  /** Runs at the same time, of the short ones and of the longer ones. */
  readonly concurrency: Readonly<Record<RunLocation, number>>;
}

interface Pool {
  readonly waiting: string[];
  working: number;
}

/** A job queue whose solvers are child processes on this machine. */
export class EmbeddedQueue implements JobQueue {
  readonly #options: EmbeddedQueueOptions;
  readonly #host: SolverHost;
  readonly #pools = Object.fromEntries(
    runLocations.map((location): [string, Pool] => [location, { waiting: [], working: 0 }]),
  ) as Record<RunLocation, Pool>;
  #isClosed = false;

  constructor(options: EmbeddedQueueOptions) {
    this.#options = options;
    this.#host = new SolverHost(options);
  }

  enqueue({ id, location }: { readonly id: string; readonly location: RunLocation }): void {
    this.#pools[location].waiting.push(id);
    this.#fill(location);
  }

  async cancel(runId: string): Promise<void> {
    const { db } = this.#options;
    await requestCancellation(db, runId);
    if (this.#host.cancel(runId)) return;
    const run = await loadRun(db, runId);
    if (run?.state === 'waiting') await new RunRecorder(this.#options, run).end(cancelled);
  }

  async recover(): Promise<void> {
    for (const run of await activeRuns(this.#options.db)) {
      if (run.state === 'waiting' || (await retryRun(this.#options, run))) this.enqueue(run);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#host.close();
  }

  /** Gives the free places to the runs that wait longest. */
  #fill(location: RunLocation): void {
    const pool = this.#pools[location];
    while (!this.#isClosed && pool.working < this.#options.concurrency[location]) {
      const id = pool.waiting.shift();
      if (id === undefined) return;
      pool.working++;
      void this.#host.work(id).then((isAgain) => {
        pool.working--;
        if (isAgain) this.enqueue({ id, location });
        else this.#fill(location);
      });
    }
  }
}
