import type { Admitted } from '../accounts/authenticate.ts';
import { recordAct } from '../audit/audit-log.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Services } from '../http/services.ts';

/**
 * Calls that screens make by themselves, that answer nothing of the school's data, or that are logged elsewhere. Every
 * other call is logged, so that a new one is too.
 */
const passedOver = [
  ...['countEvents', 'latestVersion', 'me', 'pageMemory', 'savePageMemory', 'site'],
  ...['stopImpersonation', 'updateLastSeen'],
];

/**
 * Carries out a call. If an administrator makes it in acting as a user, the audit log has its beginning
 * before and its outcome after: a call that cannot be logged is not carried out.
 */
export async function impersonatedCall<Value>(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  call: string,
  { account, impersonator }: Admitted,
  act: () => Promise<Value>,
): Promise<Value> {
  if (!impersonator || passedOver.includes(call)) return act();
  const actor = { actorId: impersonator.id, subjectId: account.id };
  const entry = await recordAct(db, { ...actor, action: 'impersonated', details: { call }, at: now() });
  const conclude = async (outcome: string) => {
    const details = { call, entry, outcome };
    await recordAct(db, { ...actor, action: 'impersonatedOutcome', details, at: now() }).catch((error) => {
      // The call is done or refused by now; its beginning is in the log.
      log.error({ err: error, entry }, 'the outcome of an impersonated call was not logged');
    });
  };
  try {
    const value = await act();
    await conclude('done');
    return value;
  } catch (error) {
    await conclude(error instanceof Refusal ? error.code : 'UNKNOWN_ERROR');
    throw error;
  }
}
