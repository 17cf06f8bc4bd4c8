import { sql } from 'kysely';
import { recordAct } from '../audit/audit-log.ts';
import { isPostgres } from '../database/is-postgres.ts';
import type { Services } from '../http/services.ts';
import { latestRunOf } from '../jobs/run-store.ts';

/**
 * Deletes a user with all data, all of it or nothing, and ends the user's runs and channels. The audit log
 * keeps the entries about them, by their id.
 */
export async function deleteAccount(
  { db, bus, queue, now }: Pick<Services, 'db' | 'bus' | 'queue' | 'now'>,
  userId: string,
  act = { actorId: userId, action: 'deleteUser' },
): Promise<void> {
  const run = await latestRunOf(db, userId);
  await db.transaction().execute(async (transaction) => {
    const acted = await transaction
      .selectFrom('session')
      .select(['userId', 'impersonatedBy'])
      .where('impersonatedBy', 'is not', null)
      .where((session) =>
        session.or([session('userId', '=', userId), session('impersonatedBy', '=', userId)]),
      )
      .execute();
    for (const session of acted) {
      const who = { actorId: session.impersonatedBy, subjectId: session.userId };
      await recordAct(transaction, { ...who, action: 'stopImpersonation', at: now() });
    }
    // Links that were mailed for this account; everything else goes with the row of the user.
    await transaction.deleteFrom('verification').where('value', '=', userId).execute();
    await transaction.deleteFrom('mail').where('userId', '=', userId).execute();
    await transaction.deleteFrom('user').where('id', '=', userId).execute();
    await recordAct(transaction, { ...act, subjectId: userId, at: now() });
  });
  // The deleted rows remain in no file.
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  bus.publish({ kind: 'userEnded', userId });
  if (run && run.state !== 'ended') await queue.cancel(run.id);
}
