import {
  type EndReason,
  MOST_IMPROVEMENTS,
  type RunRecord,
  type RunTrace,
  type SolverEvent,
  withEntry,
} from '@bellgrid/protocol';
import type { Best } from './run-begin.ts';
import { type Improvement, type PackedImprovement, packImprovement } from './run-improvements.ts';
import type { RunEnding } from './run-store.ts';

/** Collects the record of a run: its facts, and its better timetables. */
export class RecordKeeper {
  #trace: RunTrace | null = null;
  #improvements: readonly Improvement[] = [];
  #best: Best | null = null;

  constructor(private readonly payloadHash: string | null) {}

  hear(event: SolverEvent): void {
    if (event.event === 'trace') this.#trace = event.trace;
    if (event.event !== 'improved' || event.solution === null) return;
    const { event: _, quality, solution, ...figures } = event;
    this.#best = { partial: solution, quality };
    const improvement = { ...figures, solution };
    this.#improvements = withEntry(this.#improvements, improvement, MOST_IMPROVEMENTS);
  }

  /** The latest better timetable, which the users have seen: that of a run which could hand over nothing at its end. */
  get best(): Best | null {
    return this.#best;
  }

  /** Returns the record to keep of a run that ends with this event. */
  async endingWith(event: SolverEvent): Promise<RunEnding> {
    const improvements: PackedImprovement[] = [];
    // One after the other, so that other work has its turn in between.
    for (const improvement of this.#improvements) improvements.push(await packImprovement(improvement));
    const trace = this.#trace;
    if (trace === null || this.payloadHash === null) return { record: null, improvements };
    const { payloadHash } = this;
    const record: RunRecord = { ...trace, reason: trace.reason ?? reasonOf(event), payloadHash };
    return { record: JSON.stringify(record), improvements };
  }
}

/** The record of a run that could not write it itself. */
function reasonOf(event: SolverEvent): EndReason {
  if (event.event === 'cancelled') return 'cancelled';
  return event.event === 'error' && event.errorCode === 'TERMINATED' ? 'lostProcess' : 'failed';
}
