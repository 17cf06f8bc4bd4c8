import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  type EndReason,
  MOST_IMPROVEMENTS,
  type RunRecord,
  type RunTrace,
  type SolverEvent,
  withEntry,
} from '@bellgrid/protocol';
import type { RunEnding } from './run-store.ts';

type Improved = Extract<SolverEvent, { event: 'improved' }>;

/** Gathers what is kept of a run: how it came to its result, and its better timetables. */
export class RecordKeeper {
  #trace: RunTrace | null = null;
  #improvements: readonly Omit<Improved, 'event'>[] = [];

  constructor(private readonly payloadHash: string | null) {}

  hear(event: SolverEvent): void {
    if (event.event === 'trace') this.#trace = event.trace;
    if (event.event !== 'improved' || event.solution === null) return;
    const { event: _, ...improvement } = event;
    this.#improvements = withEntry(this.#improvements, improvement, MOST_IMPROVEMENTS);
  }

  /** Returns the record to keep of a run that ends with this event. */
  async endingWith(event: SolverEvent): Promise<RunEnding> {
    const improvements =
      this.#improvements.length > 0 ? await promisify(gzip)(JSON.stringify(this.#improvements)) : null;
    const trace = this.#trace;
    if (trace === null || this.payloadHash === null) return { record: null, improvements };
    const { payloadHash } = this;
    const record: RunRecord = { ...trace, reason: trace.reason ?? reasonOf(event), payloadHash };
    return { record: JSON.stringify(record), improvements };
  }
}

/** Of a run that could not say it itself. */
function reasonOf(event: SolverEvent): EndReason {
  if (event.event === 'cancelled') return 'cancelled';
  return event.event === 'error' && event.errorCode === 'TERMINATED' ? 'lostProcess' : 'failed';
}
