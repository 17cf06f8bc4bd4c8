import { endWaiting } from './end-waiting.ts';
import type { JobQueue, RunLocation } from './job-queue.ts';
import { LeaseWatch } from './lease-watch.ts';
import { QueueTeller } from './queue-teller.ts';
import type { RecorderOptions } from './run-recorder.ts';
import { requestCancellation } from './run-store.ts';

export interface PostgresQueueOptions extends RecorderOptions {
  readonly leaseSeconds: number;
}

/** A server's side of the queues that `bellgrid worker` works on, on this machine or others. */
export class PostgresQueue implements JobQueue {
  readonly #options: PostgresQueueOptions;
  readonly #watch: LeaseWatch;
  readonly #teller: QueueTeller;

  constructor(options: PostgresQueueOptions) {
    this.#options = options;
    this.#watch = new LeaseWatch(options);
    this.#teller = new QueueTeller(options);
  }

  enqueue(location: RunLocation): void {
    this.#options.bus.publish({ kind: 'runWaits', location });
    this.#teller.tell(location);
  }

  async cancel(runId: string): Promise<void> {
    const { db, bus } = this.#options;
    await requestCancellation(db, runId);
    bus.publish({ kind: 'cancelRun', runId });
    await endWaiting(this.#options, this.#teller, runId);
  }

  recover(): Promise<void> {
    return this.#watch.look();
  }

  async close(): Promise<void> {
    await this.#watch.close();
    await this.#teller.close();
  }
}
