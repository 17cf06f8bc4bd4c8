import { retryRun } from './retry-run.ts';
import type { RecorderOptions } from './run-recorder.ts';
import { activeRuns, type RunRow } from './run-store.ts';

export interface LeaseWatchOptions extends RecorderOptions {
  readonly leaseSeconds: number;
  /** Milliseconds that only grow; the clocks of several machines differ, so that no other is looked at. */
  readonly elapsed?: () => number;
}

/** Looks after the runs of all workers: one whose lease does not move has lost its worker. */
export class LeaseWatch {
  readonly #options: LeaseWatchOptions;
  readonly #elapsed: () => number;
  readonly #timer: NodeJS.Timeout;
  /** The time at which the present state of a run was first seen. */
  #seen = new Map<string, { readonly mark: string; readonly since: number }>();
  #looking: Promise<void> = Promise.resolve();

  constructor(options: LeaseWatchOptions) {
    this.#options = options;
    this.#elapsed = options.elapsed ?? (() => performance.now());
    this.#timer = setInterval(() => void this.look(), (options.leaseSeconds * 1000) / 4);
    this.#timer.unref();
  }

  /** Takes a look now; does not reject. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look());
    return this.#looking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { db, log } = this.#options;
    try {
      const runs = (await activeRuns(db)).filter(({ state }) => state === 'running');
      const now = this.#elapsed();
      const seen = runs.map((run) => {
        const mark = `${run.leaseOwner} ${run.leaseUntil}`;
        const before = this.#seen.get(run.id);
        return [run.id, before?.mark === mark ? before : { mark, since: now }] as const;
      });
      this.#seen = new Map(seen);
      for (const run of runs) await this.#lookAt(run, now);
    } catch (error) {
      // A worker cannot renew a lease either while the database is away: every lease counts from now.
      this.#seen = new Map();
      log.warn({ err: error }, 'the leases of solver runs could not be looked at');
    }
  }

  async #lookAt(run: RunRow, now: number): Promise<void> {
    const { leaseSeconds, bus } = this.#options;
    const since = this.#seen.get(run.id)?.since ?? now;
    if (now - since < leaseSeconds * 1000) return;
    if (await retryRun(this.#options, run)) bus.publish({ kind: 'runWaits', location: run.location });
  }
}
