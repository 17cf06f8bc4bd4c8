import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { type Claim, isClaimedBy } from './claim.ts';
import type { RunLocation } from './job-queue.ts';

/** The running time of older runs is forgotten. */
const REMEMBERED_MS = 3 * 60 * 60 * 1000;

/** The ids of the runs that wait in a queue: those of schools that had least of the solver lately come first. */
export async function orderOfWaiting(db: Database, location: RunLocation): Promise<string[]> {
  const used = db
    .selectFrom('solverUse')
    .select(['userId', sql<number>`sum("ms")`.as('ms')])
    .groupBy('userId')
    .as('used');
  const rows = await db
    .selectFrom('solverRun')
    .leftJoin(used, 'used.userId', 'solverRun.userId')
    .select('solverRun.id')
    .where('state', '=', 'waiting')
    .where('location', '=', location)
    .orderBy(sql`coalesce("used"."ms", 0)`)
    .orderBy('sequence')
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes how long a worker has worked on a run that it leaves now. */
export async function chargeUse(db: Transaction<Schema>, id: string, claim: Claim, at: Date): Promise<void> {
  const run = await db
    .selectFrom('solverRun')
    .select(['userId', 'startedAt'])
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where(isClaimedBy(claim))
    .executeTakeFirst();
  if (!run || run.startedAt === null) return;
  const endedAt = at.getTime();
  const ms = Math.max(0, endedAt - run.startedAt);
  await db.insertInto('solverUse').values({ userId: run.userId, endedAt, ms }).execute();
}

/** Forgets use before the last hours; `time` in milliseconds since 1970. */
export async function forgetUse(db: Database, time: number): Promise<void> {
  await db
    .deleteFrom('solverUse')
    .where('endedAt', '<', time - REMEMBERED_MS)
    .execute();
}
