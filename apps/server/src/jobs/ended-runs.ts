import { type EndedRun, OVERVIEW_DAYS, parseSolverEvent, readRunRecord } from '@bellgrid/protocol';
import type { Transaction } from 'kysely';
import { lockUser } from '../database/lock-user.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

/** The runs of a school that are shown with their records, and stay however old they are. */
const MOST_RUNS = 20;
/** Other runs are counted for so many days: one more than the overview has. */
const COUNTED_DAYS = OVERVIEW_DAYS + 1;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds a run that has just ended, or is about to be forgotten while it waits or works, to the history of its
 * school. Only the latest runs of the school keep their records.
 */
export async function keepEndedRun(db: Transaction<Schema>, id: string, endedAt: Date): Promise<void> {
  const run = await db
    .selectFrom('solverRun')
    .select(['userId', 'jobType', 'whatIf', 'createdAt', 'state', 'lastEvent', 'record'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!run) return;
  const { userId, jobType, record } = run;
  const outcome = record === null ? null : readRunRecord(JSON.parse(record))?.outcome;
  await db
    .insertInto('endedRun')
    .values({
      id,
      userId,
      jobType,
      isTrial: run.whatIf !== null,
      startedAt: run.createdAt,
      endedAt: endedAt.toISOString(),
      status: outcome?.status ?? statusOf(run),
      ms: outcome ? Math.round(outcome.seconds * 1000) : null,
      record,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('endedRun')
    .set({ record: null })
    .where('userId', '=', userId)
    .where('record', 'is not', null)
    .where('sequence', '<=', (run) =>
      run
        .selectFrom('endedRun as own')
        .select('own.sequence')
        .where('own.userId', '=', userId)
        .orderBy('own.sequence', 'desc')
        .offset(MOST_RUNS)
        .limit(1),
    )
    .execute();
}

/** The status of a run that has no outcome in its record. */
function statusOf({ state, lastEvent }: { state: string; lastEvent: string }): EndedRun['status'] {
  if (state !== 'ended') return 'CANCELLED';
  const event = parseSolverEvent(lastEvent);
  if (event.event === 'calendar') return event.status;
  // Both searches of a trial have ended.
  if (event.event === 'whatIf') return 'FEASIBLE';
  return event.event === 'cancelled' ? 'CANCELLED' : 'NONE';
}

/** Adds the runs of a user that wait or work to the history, before they are forgotten. */
export async function keepActiveRuns(db: Transaction<Schema>, userId: string, at: Date): Promise<void> {
  await lockUser(db, userId);
  const active = await db
    .selectFrom('solverRun')
    .select('id')
    .where('userId', '=', userId)
    .where('state', '<>', 'ended')
    .execute();
  for (const { id } of active) await keepEndedRun(db, id, at);
}

/** Forgets the runs that are neither among the latest of their school nor counted by the overview. */
export async function forgetEndedRuns(db: Database, at: Date): Promise<void> {
  await db
    .deleteFrom('endedRun')
    .where('endedAt', '<', new Date(at.getTime() - COUNTED_DAYS * DAY_MS).toISOString())
    .where('sequence', '<=', (run) =>
      run
        .selectFrom('endedRun as own')
        .select('own.sequence')
        .whereRef('own.userId', '=', 'endedRun.userId')
        .orderBy('own.sequence', 'desc')
        .offset(MOST_RUNS)
        .limit(1),
    )
    .execute();
}

/** The latest ended runs of a school, the newest first. */
export async function endedRunsOf(db: Database, userId: string): Promise<EndedRun[]> {
  const rows = await db
    .selectFrom('endedRun')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(MOST_RUNS)
    .execute();
  return rows.map(({ id, jobType, isTrial, startedAt, endedAt, status, record }) => ({
    id,
    jobType,
    isTrial: Boolean(isTrial),
    startedAt,
    endedAt,
    status,
    record: record === null ? null : readRunRecord(JSON.parse(record)),
  }));
}
