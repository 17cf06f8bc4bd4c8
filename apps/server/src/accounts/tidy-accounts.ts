import { sql } from 'kysely';
import { isPostgres } from '../database/is-postgres.ts';
import type { Services } from '../http/services.ts';
import { forgetEndedRuns } from '../jobs/ended-runs.ts';
import { forgetSpans } from './active-spans.ts';
import { deleteAccount } from './delete-account.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of days after which an account whose address was never verified is deleted. */
const UNVERIFIED_DAYS = 14;
/** The number of days after which a session ends, even when it is in use. */
export const SESSION_DAYS = 30;

/**
 * Deletes sessions and mailed links that are over, accounts that were never verified and those whose owners want it,
 * and the history that is too old.
 */
export async function tidyAccounts(services: Pick<Services, 'db' | 'bus' | 'queue' | 'now'>): Promise<void> {
  const { db, now } = services;
  const time = now().getTime();
  const before = (days: number) => new Date(time - days * DAY_MS).toISOString();
  await db
    .deleteFrom('session')
    .where((session) =>
      session.or([session('expiresAt', '<', before(0)), session('createdAt', '<', before(SESSION_DAYS))]),
    )
    .execute();
  await db.deleteFrom('verification').where('expiresAt', '<', before(0)).execute();
  const abandoned = await db
    .selectFrom('user')
    .select('id')
    .where('emailVerified', '=', isPostgres(db) ? sql<number>`false` : 0)
    .where('createdAt', '<', before(UNVERIFIED_DAYS))
    .execute();
  for (const { id } of abandoned) await deleteAccount(services, id);
  const unwanted = await db
    .selectFrom('userDocument')
    .select('userId')
    .where('deleteAt', '<=', before(0))
    .execute();
  for (const { userId } of unwanted) await deleteAccount(services, userId);
  await forgetSpans(db, now());
  await forgetEndedRuns(db, now());
  if (!isPostgres(db)) await sql`pragma incremental_vacuum`.execute(db);
}
