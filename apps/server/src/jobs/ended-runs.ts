import { type EndedRun, readRunRecord } from '@bellgrid/protocol';
import type { Database } from '../database/open-database.ts';

/** The ended runs that are kept of a school. */
const MOST_RUNS = 20;

/** Adds a run that has just ended to the history of its school, which forgets the oldest ones. */
export async function keepEndedRun(
  db: Pick<Database, 'selectFrom' | 'insertInto' | 'deleteFrom'>,
  id: string,
  endedAt: Date,
): Promise<void> {
  const run = await db
    .selectFrom('solverRun')
    .select(['userId', 'jobType', 'whatIf', 'createdAt', 'record'])
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
      status: outcome?.status ?? 'NONE',
      ms: outcome ? Math.round(outcome.seconds * 1000) : null,
      record,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const oldest = await db
    .selectFrom('endedRun')
    .select('sequence')
    .where('userId', '=', userId)
    .orderBy('sequence', 'desc')
    .offset(MOST_RUNS)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('endedRun')
    .where('userId', '=', userId)
    .where('sequence', '<=', oldest.sequence)
    .execute();
}

/** The ended runs of a school, the newest first. */
export async function endedRunsOf(db: Database, userId: string): Promise<EndedRun[]> {
  const rows = await db
    .selectFrom('endedRun')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('sequence', 'desc')
    .execute();
  return rows.map(({ id, jobType, isTrial, startedAt, endedAt, record }) => ({
    id,
    jobType,
    isTrial: Boolean(isTrial),
    startedAt,
    endedAt,
    record: record === null ? null : readRunRecord(JSON.parse(record)),
  }));
}
