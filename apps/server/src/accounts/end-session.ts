import { recordAct } from '../administration/audit-log.ts';
import type { Services } from '../http/services.ts';
import type { SessionFacts } from './create-auth.ts';
import { loadAccount } from './load-account.ts';

/** Closes the live channels of a session that has ended; when an administrator acted in it, the log says so. */
export async function endSession(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { id, userId, impersonatedBy }: SessionFacts,
): Promise<void> {
  bus.publish({ kind: 'sessionEnded', sessionId: id });
  if (impersonatedBy === null) return;
  const administrator = await loadAccount(db, impersonatedBy);
  const actor = { id: impersonatedBy, name: administrator?.email ?? '' };
  await recordAct(db, { actor, action: 'stopImpersonation', subjectId: userId, at: now() });
}
