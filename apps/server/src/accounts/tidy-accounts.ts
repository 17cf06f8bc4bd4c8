import { sql } from 'kysely';
import { isPostgres } from '../database/is-postgres.ts';
import type { Database } from '../database/open-database.ts';
import type { Services } from '../http/services.ts';
import { forgetEndedRuns } from '../jobs/ended-runs.ts';
import { forgetSpans } from './active-spans.ts';
import { deleteAccount } from './delete-account.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of days after which an account whose address was never verified is deleted, unless it was in use. */
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
  for (const id of await abandonedAccounts(db, before(UNVERIFIED_DAYS))) await deleteAccount(services, id);
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

/**
 * The accounts that were made before a moment, are not verified and were never used: without a saved draft but the empty
 * one of the sign-up, without a licence or role. Such use was possible before addresses had to be verified. None while
 * the database has this rule only since a later moment.
 */
async function abandonedAccounts(db: Database, before: string): Promise<string[]> {
  const rule = await db
    .selectFrom('moment')
    .select('at')
    .where('name', '=', 'unverifiedGo')
    .executeTakeFirst();
  if (!rule || rule.at >= before) return [];
  const rows = await db
    .selectFrom('user')
    .select('user.id')
    .where('emailVerified', '=', isPostgres(db) ? sql<number>`false` : 0)
    .where('createdAt', '<', before)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('version')
            .select('version.id')
            .whereRef('version.userId', '=', 'user.id')
            .where(({ eb, or }) =>
              or([eb('sequence', '>', 1), eb('autosaves', '>', 0), eb('saveReason', 'is not', null)]),
            ),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('license').select('license.id').whereRef('license.userId', '=', 'user.id'))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('userDocument')
            .select('userDocument.userId')
            .whereRef('userDocument.userId', '=', 'user.id')
            .where('isAdministrator', '=', 1),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
