import type { Logger } from '../logging/logger.ts';
import type { JobBoard, JobNotice } from './job-board.ts';
import type { RunLocation } from './job-queue.ts';
import type { SolverHost } from './solver-host.ts';

/** A notice is told over the bus; this is for one that was missed. */
const LOOK_EVERY_MS = 1000;

export interface WorkerPoolOptions {
  readonly location: RunLocation;
  /** Runs at the same time. */
  readonly places: number;
  readonly board: JobBoard;
  readonly host: SolverHost;
  readonly log: Logger;
}

/** Takes runs from one queue as long as there are free places. */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #timer: NodeJS.Timeout;
  readonly #works = new Set<Promise<void>>();
  #looking: Promise<void> = Promise.resolve();
  #working = 0;
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Looks for runs now. */
  look(): void {
    this.#looking = this.#looking.then(() => this.#look());
  }

  /** Takes no more. Settles when the host has left every run that was taken. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all(this.#works);
  }

  async #look(): Promise<void> {
    const { board, location, places, log } = this.#options;
    try {
      while (!this.#isClosed && this.#working < places) {
        const notice = await board.take(location);
        if (!notice) return;
        this.#working++;
        const work = this.#work(notice).finally(() => {
          this.#works.delete(work);
          this.#working--;
          this.look();
        });
        this.#works.add(work);
      }
    } catch (error) {
      log.warn({ err: error, location }, 'no solver run could be taken');
    }
  }

  async #work(notice: JobNotice): Promise<void> {
    const { board, host, location, log } = this.#options;
    try {
      if (await host.work(notice.runId)) await board.put({ id: notice.runId, location });
      await board.done(location, notice);
    } catch (error) {
      log.warn({ err: error, run: notice.runId }, 'a queue was not told of a solver run');
    }
  }
}
