import { setTimeout } from 'node:timers/promises';
import { type SolverEvent, solverEventSchema } from '@bellgrid/protocol';
import type { Database } from '../database/open-database.ts';
import { isOutOfService } from '../database/out-of-service.ts';
import type { Bus } from '../live/bus.ts';
import type { Logger } from '../logging/logger.ts';
import type { Claim } from './claim.ts';
import { failure, isEnding, isFrequent, isPassing, isResult } from './event-kinds.ts';
import { RecordKeeper } from './keep-record.ts';
import { packBegin, withBest } from './run-begin.ts';
import { type RunRow, recordEvent } from './run-store.ts';
import { tellOfRun } from './tell-of-run.ts';

const PROGRESS_EVERY_MS = 250;
const TRIES = 30;
const TRY_AGAIN_MS = 1000;

export interface RecorderOptions {
  readonly db: Database;
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: Logger;
  readonly now: () => Date;
}

type RecordedRun = Pick<RunRow, 'id' | 'userId' | 'jobType' | 'payloadHash' | 'whatIf'> & Claim;

/** Keeps the events of one run in order, and tells the user's open sessions. */
export class RunRecorder {
  readonly #options: RecorderOptions;
  readonly #run: RecordedRun;
  readonly #record: RecordKeeper;
  #writing: Promise<void> = Promise.resolve();
  #beingStored = 0;
  #last: SolverEvent | null = null;
  #hasEnded = false;
  /** The time at which each kind of frequent event was last passed on. */
  readonly #passedAt = new Map<string, number>();

  /** `run` as it was claimed: a worker that has lost it writes nothing more. */
  constructor(options: RecorderOptions, run: RecordedRun) {
    this.#options = options;
    this.#run = run;
    this.#record = new RecordKeeper(run.payloadHash);
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** True when the run has a result with which it can end. */
  get hasResult(): boolean {
    return this.#hasEnded || (this.#last !== null && isResult(this.#last, this.#run.jobType));
  }

  get #best() {
    return this.#run.whatIf === null ? this.#record.best : null;
  }

  /** The best timetable that was told of the run, packed for its next attempt; null for none. */
  async packBegin(): Promise<Uint8Array | null> {
    return this.#best && packBegin(this.#best);
  }

  /** Takes an event as it came from the solver; one that is no event ends the run as BAD_DATA. */
  take(raw: unknown): void {
    const { success, data: event } = solverEventSchema.safeParse(raw);
    if (!success) {
      this.#keep(failure('BAD_DATA', 'The solver sent an event that cannot be read.'));
      return;
    }
    this.#record.hear(event);
    if (isPassing(event)) this.#pass(event);
    else if (event.event !== 'trace') this.#keep(event);
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
    const payload = { instanceID: id, event };
    const publish = () =>
      this.#options.bus.publish({ kind: 'message', userId, name: 'solverEvent', payload });
    // It is stored after the events before it.
    if (this.#beingStored === 0) publish();
    else this.#writing = this.#writing.then(publish);
  }

  #keep(event: SolverEvent, ends = isEnding(event)): void {
    if (this.#hasEnded) return;
    this.#last = event;
    this.#hasEnded = ends;
    this.#beingStored++;
    this.#writing = this.#writing
      .then(() => this.#store(event, ends))
      .finally(() => {
        this.#beingStored--;
      });
  }

  async #store(event: SolverEvent, ends: boolean): Promise<void> {
    const { db, bus, log, now } = this.#options;
    const { id, leaseOwner, leaseUntil } = this.#run;
    const claim = leaseUntil === undefined ? { leaseOwner } : { leaseOwner, leaseUntil };
    try {
      const ending = ends ? await this.#record.endingWith(event) : null;
      const record = async () => {
        // A process that died, or was too busy to hear that it is cancelled, hands over nothing. The earlier run, whose
        // timetable this one began with, is forgotten.
        const kept = ends ? await withBest(db, id, event, this.#best) : event;
        return recordEvent(db, id, kept, { claim, at: now(), ending });
      };
      // A result is worth waiting for a database that is away for a moment.
      const isKept = await (ends ? persist(record) : record());
      if (!isKept) {
        this.#hasEnded = true;
        return;
      }
      await tellOfRun({ db, bus }, this.#run);
    } catch (error) {
      log.error({ err: error, run: id, event: event.event }, 'an event of a solver run was not stored');
    }
  }
}

/** Tries again for half a minute while the database is out of service. */
async function persist<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === TRIES || !(error instanceof Error && isOutOfService(error))) throw error;
      await setTimeout(TRY_AGAIN_MS);
    }
  }
}
