import type { Call } from '@bellgrid/protocol';
import type { Admitted } from '../accounts/authenticate.ts';
import type { Services } from '../http/services.ts';
import { recordAct } from './audit-log.ts';

/** What screens do by themselves, and what is logged elsewhere. */
const passedOver = ['countEvents', 'savePageMemory', 'stopImpersonation', 'updateLastSeen'];

/** Writes what an administrator has changed in acting as a user into the audit log. */
export async function recordImpersonated(
  { db, now }: Pick<Services, 'db' | 'now'>,
  call: Call,
  { account, impersonator }: Admitted,
): Promise<void> {
  if (!impersonator || call.method === 'get' || passedOver.includes(call.name)) return;
  const actor = { id: impersonator.id, name: impersonator.email };
  const act = { actor, action: 'impersonated', subjectId: account.id, details: { call: call.name } };
  await recordAct(db, { ...act, at: now() });
}
