import { cancelled } from './event-kinds.ts';
import type { JobBoard } from './job-board.ts';
import type { JobQueue, RunLocation } from './job-queue.ts';
import { LeaseWatch } from './lease-watch.ts';
import { type RecorderOptions, RunRecorder } from './run-recorder.ts';
import { loadRun, requestCancellation } from './run-store.ts';

export interface PostgresQueueOptions extends RecorderOptions {
  /** Closed with the queue. */
  readonly board: JobBoard;
  readonly leaseSeconds: number;
}

/** A server's side of the queues that `bellgrid worker` works on, on this machine or others. */
export class PostgresQueue implements JobQueue {
  readonly #options: PostgresQueueOptions;
  readonly #watch: LeaseWatch;

  constructor(options: PostgresQueueOptions) {
    this.#options = options;
    this.#watch = new LeaseWatch({ ...options, enqueue: (run) => this.#put(run) });
  }

  enqueue(run: { readonly id: string; readonly location: RunLocation }): void {
    this.#put(run).catch((error) => {
      // The watch puts it there later.
      this.#options.log.error({ err: error, run: run.id }, 'a solver run was not put into its queue');
    });
  }

  async cancel(runId: string): Promise<void> {
    const { db, bus } = this.#options;
    await requestCancellation(db, runId);
    bus.publish({ kind: 'cancelRun', runId });
    const run = await loadRun(db, runId);
    if (run?.state === 'waiting') await new RunRecorder(this.#options, run).end(cancelled);
  }

  recover(): Promise<void> {
    return this.#watch.look();
  }

  async close(): Promise<void> {
    await this.#watch.close();
    await this.#options.board.close();
  }

  async #put({ id, location }: { readonly id: string; readonly location: RunLocation }): Promise<void> {
    await this.#options.board.put({ id, location });
    this.#options.bus.publish({ kind: 'runWaits', location });
  }
}
