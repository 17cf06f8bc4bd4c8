import { type JobType, type SolverEvent, solverEventSchema } from '@bellgrid/protocol';
import type { Database } from '../database/open-database.ts';
import type { Bus } from '../live/bus.ts';
import type { Logger } from '../logging/logger.ts';
import { presentSolver } from '../presenters/present-solver.ts';
import { failure, isEnding, isFrequent, isPassing, isResult } from './event-kinds.ts';
import { latestRunOf, recordEvent } from './run-store.ts';

const PROGRESS_EVERY_MS = 250;

export interface RecorderOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Keeps the events of one run in order, and tells the user's open sessions. */
export class RunRecorder {
  readonly #options: RecorderOptions;
  readonly #run: { readonly id: string; readonly userId: string; readonly jobType: JobType };
  #writing: Promise<void> = Promise.resolve();
  #last: SolverEvent | null = null;
  #hasEnded = false;
  /** When each kind of frequent event was passed on last. */
  readonly #passedAt = new Map<string, number>();

  constructor(options: RecorderOptions, run: { id: string; userId: string; jobType: JobType }) {
    this.#options = options;
    this.#run = run;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Takes an event as it came from the solver; one that is no event ends the run as BAD_DATA. */
  take(raw: unknown): void {
    const parsed = solverEventSchema.safeParse(raw);
    if (!parsed.success) this.#keep(failure('BAD_DATA', 'The solver sent an event that cannot be read.'));
    else if (isPassing(parsed.data)) this.#pass(parsed.data);
    else this.#keep(parsed.data);
  }

  /** Ends the run with `event` unless it has a result already; settles when everything is stored. */
  async end(event: SolverEvent): Promise<void> {
    if (!this.#hasEnded)
      this.#keep(this.#last && isResult(this.#last, this.#run.jobType) ? this.#last : event, true);
    await this.#writing;
  }

  #pass(event: SolverEvent): void {
    if (this.#hasEnded) return;
    if (isFrequent(event)) {
      const now = this.#options.now().getTime();
      if (now - (this.#passedAt.get(event.event) ?? Number.NEGATIVE_INFINITY) < PROGRESS_EVERY_MS) return;
      this.#passedAt.set(event.event, now);
    }
    const { id, userId } = this.#run;
    this.#options.bus.publish({
      kind: 'message',
      userId,
      name: 'solverEvent',
      payload: { instanceID: id, event },
    });
  }

  #keep(event: SolverEvent, ends = isEnding(event)): void {
    if (this.#hasEnded) return;
    this.#last = event;
    this.#hasEnded = ends;
    this.#writing = this.#writing.then(() => this.#store(event, ends));
  }

  async #store(event: SolverEvent, ends: boolean): Promise<void> {
    const { db, bus, log, now } = this.#options;
    const { id, userId } = this.#run;
    try {
      if (!(await recordEvent(db, id, event, { at: now(), ends }))) return;
      const document = presentSolver(await latestRunOf(db, userId));
      bus.publish({ kind: 'message', userId, name: 'solver', payload: document });
    } catch (error) {
      log.error({ err: error, run: id, event: event.event }, 'an event of a solver run was not stored');
    }
  }
}
