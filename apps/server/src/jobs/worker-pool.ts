import type { Logger } from '../logging/logger.ts';
import type { RunLocation } from './job-queue.ts';
import type { QueueTeller } from './queue-teller.ts';
import type { SolverHost } from './solver-host.ts';

export interface WorkerPoolOptions {
  readonly location: RunLocation;
  /** Runs at the same time. */
  readonly places: number;
  readonly host: SolverHost;
  readonly teller: QueueTeller;
  readonly log: Logger;
}

/** The time until a pool looks again that could not reach the database. */
const LOOK_AGAIN_MS = 5_000;

/** Takes runs from one queue as long as there are free places. */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #works = new Set<Promise<void>>();
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** Looks for runs now; settles when every free place has one, or none waits. Does not reject. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look());
    return this.#looking;
  }

  /** Takes no more. Settles when the host has left every run that was taken. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#looking;
    await Promise.all(this.#works);
  }

  async #look(): Promise<void> {
    const { host, location, places, teller, log } = this.#options;
    try {
      while (!this.#isClosed && this.#works.size < places) {
        const taken = await host.takeUp(location);
        if (!taken) return;
        teller.tell(location);
        const work = taken.done.finally(() => {
          this.#works.delete(work);
          void this.look();
        });
        this.#works.add(work);
      }
    } catch (error) {
      log.warn({ err: error, location }, 'no solver run could be taken');
      if (!this.#isClosed) setTimeout(() => void this.look(), LOOK_AGAIN_MS).unref();
    }
  }
}
