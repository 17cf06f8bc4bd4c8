import { type RunLocation, runLocations } from './job-queue.ts';
import type { RecorderOptions } from './run-recorder.ts';
import { waitingRuns } from './run-store.ts';
import { tellOfSeenRun } from './tell-of-run.ts';

/** Tells those who wait in a queue how many schools are before them. */
export class QueueTeller {
  readonly #options: Omit<RecorderOptions, 'now'>;
  readonly #telling = new Map<RunLocation, Promise<void>>();
  /** Queues that have changed during a broadcast. */
  readonly #changed = new Set<RunLocation>();
  #isClosed = false;

  constructor(options: Omit<RecorderOptions, 'now'>) {
    this.#options = options;
  }

  /** Announces a changed queue, or all of them; changes in the meantime are announced together. */
  tell(location?: RunLocation): void {
    for (const each of location ? [location] : runLocations) {
      this.#changed.add(each);
      if (!this.#telling.has(each)) this.#telling.set(each, this.#tell(each));
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#telling.values());
  }

  async #tell(location: RunLocation): Promise<void> {
    const { db, bus, log } = this.#options;
    try {
      while (!this.#isClosed && this.#changed.delete(location)) {
        for (const run of await waitingRuns(db, location)) tellOfSeenRun(bus, run);
      }
    } catch (error) {
      log.warn({ err: error, location }, 'those who wait for the solver were not told of their places');
    } finally {
      this.#telling.delete(location);
    }
  }
}
