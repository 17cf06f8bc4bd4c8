import { recordAct } from '../audit/audit-log.ts';
import type { Services } from '../http/services.ts';
import type { SessionFacts } from './create-auth.ts';

/** Closes the live channels of a session that has ended; the end of an impersonation is logged. */
export async function endSession(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { id, userId, impersonatedBy }: SessionFacts,
): Promise<void> {
  bus.publish({ kind: 'sessionEnded', sessionId: id });
  if (impersonatedBy === null) return;
  await recordAct(db, {
    actorId: impersonatedBy,
    action: 'stopImpersonation',
    subjectId: userId,
    at: now(),
  });
}

/** Ends, before a session does, those in which its administrator acts as others. */
export async function endImpersonationsOf(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  sessionId: string,
): Promise<void> {
  const sessions = await services.db
    .selectFrom('session')
    .select(['id', 'userId', 'impersonatedBy'])
    .where('impersonatorSession', '=', sessionId)
    .execute();
  for (const session of sessions) await endSession(services, session);
}
