import type { Call } from '@bellgrid/protocol';
import { Refusal } from '../errors/refusal.ts';
import type { Services } from '../http/services.ts';
import { authoriseAccount } from '../policies/authorise-account.ts';
import { authoriseSession, type SessionTimes } from './authorise-session.ts';
import type { Auth } from './create-auth.ts';
import { type Account, loadAccount } from './load-account.ts';

/** The user who calls, and the session. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly session: SessionTimes;
  /** The time at which the user last confirmed the session with a code. */
  readonly confirmedAt: Date | null;
  /** The administrator who acts as the user; null without impersonation. */
  readonly impersonatedBy: string | null;
  /** The session's cookie again, when its life was prolonged just now. */
  readonly cookies: Headers;
}

/**
 * The caller of the session cookie. Throws UNAUTHENTICATED without a valid one, UNAVAILABLE when it cannot be
 * looked up.
 */
export async function authenticate(auth: Auth, headers: Headers): Promise<Caller> {
  const found = await auth.api.getSession({ headers, returnHeaders: true }).catch((error) => {
    // The library says no more than this when its tables cannot be read; the cause is in the log.
    if (!(error instanceof Error && 'statusCode' in error && error.statusCode === 500)) throw error;
    throw new Refusal('UNAVAILABLE', 'Sessions cannot be looked up right now: nothing was changed.');
  });
  if (!found.response) throw new Refusal('UNAUTHENTICATED', 'Sign in first.');
  const { user, session } = found.response;
  const { id: sessionId, impersonatedBy = null, confirmedAt } = session;
  const times = { createdAt: new Date(session.createdAt), updatedAt: new Date(session.updatedAt) };
  return {
    ...{ userId: user.id, sessionId, email: user.email, impersonatedBy },
    session: times,
    confirmedAt: confirmedAt ? new Date(confirmedAt) : null,
    cookies: found.headers,
  };
}

export interface Admitted {
  readonly account: Account;
  /** The administrator who acts as the user. */
  readonly impersonator: Account | null;
}

/**
 * The accounts behind a caller, both usable: neither is suspended, but for a call that is answered to the own suspended
 * account, and an impersonator is still an administrator with a second factor. Throws UNAUTHENTICATED or ACCOUNT_SUSPENDED.
 */
export async function admit(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  call: Pick<Call, 'whileSuspended'> = {},
): Promise<Admitted> {
  const account = await loadAccount(db, caller.userId);
  if (!account) throw new Refusal('UNAUTHENTICATED', 'Sign in first.');
  authoriseSession(caller.session, Boolean(account.isAdministrator), now());
  if (!call.whileSuspended || caller.impersonatedBy !== null) authoriseAccount(account);
  if (caller.impersonatedBy === null) return { account, impersonator: null };
  const impersonator = await loadAccount(db, caller.impersonatedBy);
  if (!impersonator?.isAdministrator || !impersonator.twoFactorEnabled)
    throw new Refusal('UNAUTHENTICATED', 'Sign in first.');
  authoriseAccount(impersonator);
  return { account, impersonator };
}
