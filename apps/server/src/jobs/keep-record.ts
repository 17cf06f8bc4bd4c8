import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  type EndReason,
  MOST_IMPROVEMENTS,
  type RunRecord,
  type RunTrace,
  type SolverEvent,
  solverImprovement,
  withEntry,
} from '@bellgrid/protocol';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import type { RunEnding } from './run-store.ts';

type Improved = Extract<SolverEvent, { event: 'improved' }>;

/** Collects the record of a run: its facts, and its better timetables. */
export class RecordKeeper {
  #trace: RunTrace | null = null;
  #improvements: readonly Omit<Improved, 'event' | 'quality'>[] = [];

  constructor(private readonly payloadHash: string | null) {}

  hear(event: SolverEvent): void {
    if (event.event === 'trace') this.#trace = event.trace;
    if (event.event !== 'improved' || event.solution === null) return;
    const { event: _, quality: _quality, ...improvement } = event;
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

const keptSchema = z.array(solverImprovement.response);

/** The better timetables that were kept of a run of this user; null where the user has no such run. */
export async function improvementsOf(
  db: Database,
  userId: string,
  id: string,
): Promise<z.infer<typeof keptSchema> | null> {
  const run = await db
    .selectFrom('solverRun')
    .select('improvements')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!run) return null;
  if (run.improvements === null) return [];
  const text = (await promisify(gunzip)(run.improvements)).toString();
  return keptSchema.parse(JSON.parse(text));
}

/** The record of a run that could not write it itself. */
function reasonOf(event: SolverEvent): EndReason {
  if (event.event === 'cancelled') return 'cancelled';
  return event.event === 'error' && event.errorCode === 'TERMINATED' ? 'lostProcess' : 'failed';
}
