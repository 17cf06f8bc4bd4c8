import type { Database } from '../database/open-database.ts';
import { isSessionOver } from './authorise-session.ts';

/** Asked about at once; SQLite binds many more. */
const CHUNK = 500;

/**
 * The sessions among these that are still valid: they exist and have not expired, their users are not
 * suspended, and an impersonator is an administrator with a second factor who is not suspended. These are the conditions that
 * `authenticate` and `admit` set for one.
 */
export async function goodSessions(db: Database, ids: readonly string[], now: Date): Promise<Set<string>> {
  const good = new Set<string>();
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rows = await db
      .selectFrom('session')
      .leftJoin('userDocument as own', 'own.userId', 'session.userId')
      .leftJoin('userDocument as actor', 'actor.userId', 'session.impersonatedBy')
      .leftJoin('user as actorUser', 'actorUser.id', 'session.impersonatedBy')
      .select(['session.createdAt', 'session.updatedAt', 'own.isAdministrator as isOwnAdministrator'])
      .select(['session.id', 'session.expiresAt', 'session.impersonatedBy', 'own.accountSuspended'])
      .select(['actor.isAdministrator', 'actor.accountSuspended as actorSuspended'])
      .select(['actorUser.twoFactorEnabled as actorHasCodes'])
      .where('session.id', 'in', ids.slice(from, from + CHUNK))
      .execute();
    for (const row of rows) {
      const isActorGood =
        row.impersonatedBy === null || (row.isAdministrator && row.actorHasCodes && !row.actorSuspended);
      if (row.accountSuspended || !isActorGood) continue;
      const times = { createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) };
      if (isSessionOver(times, Boolean(row.isOwnAdministrator), now)) continue;
      if (new Date(row.expiresAt).getTime() > now.getTime()) good.add(row.id);
    }
  }
  return good;
}
