import { isAPIError } from 'better-auth/api';
import type { CallContext } from '../calls/handler.ts';
import { Refusal } from '../errors/refusal.ts';

type Context = Pick<CallContext, 'auth' | 'caller' | 'counters' | 'headers' | 'limits'>;

/** Acts of one user on the account, and what begins one: the log, which keeps its entries, grows by no more. */
const ACTS_PER_DAY = { points: 100, seconds: 24 * 60 * 60 };

/** Throws TOO_MANY_REQUESTS after so many acts of the user on the account within a day. */
export async function countOwnAct({ counters, caller }: Pick<Context, 'counters' | 'caller'>): Promise<void> {
  const retryAfter = await counters.consume(`ownAccount:${caller.userId}`, ACTS_PER_DAY);
  if (retryAfter !== null)
    throw new Refusal('TOO_MANY_REQUESTS', 'Too many changes of the account within a day.', { retryAfter });
}

/**
 * Throws unless this is the password of the account: WRONG_PASSWORD, or TOO_MANY_REQUESTS after too many wrong ones. What
 * is done with it is an act on the account, and counts.
 */
export async function confirmPassword(context: Context, password: string): Promise<void> {
  const { auth, caller, headers, limits } = context;
  const { email } = caller;
  // A signed-in user does not wait for attempts from elsewhere.
  const from = `session:${caller.sessionId}`;
  const retryAfter = await limits.attempt(email, from);
  if (retryAfter !== null) {
    const message = `Too many attempts: wait ${retryAfter} seconds.`;
    throw new Refusal('TOO_MANY_REQUESTS', message, { retryAfter });
  }
  await auth.api.verifyPassword({ body: { password }, headers }).catch((error: unknown) => {
    if (!isAPIError(error)) throw error;
    throw new Refusal('WRONG_PASSWORD', 'That is not the password of this account.');
  });
  await limits.succeeded(email, from);
  await countOwnAct(context);
}
