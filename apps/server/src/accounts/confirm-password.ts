import { isAPIError } from 'better-auth/api';
import type { CallContext } from '../calls/handler.ts';
import { Refusal } from '../errors/refusal.ts';

type Context = Pick<CallContext, 'auth' | 'caller' | 'counters' | 'headers' | 'limits'>;

/** Acts of one user on the account that the log keeps an entry of. */
export const ACTS_PER_DAY = { points: 100, seconds: 24 * 60 * 60 };

/**
 * Does an act of the user on the account, of which the log has an entry. Throws TOO_MANY_REQUESTS instead after so many
 * within a day; one that fails is not counted. A new password, the end of other sessions and the deletion are done without
 * it: they protect the owner from others who know the password, and who could use up the limit.
 */
export async function doOwnAct<Outcome>(
  { counters, caller }: Pick<Context, 'counters' | 'caller'>,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  const key = `ownAccount:${caller.userId}`;
  const retryAfter = await counters.consume(key, ACTS_PER_DAY);
  if (retryAfter !== null)
    throw new Refusal('TOO_MANY_REQUESTS', 'Too many changes of the account within a day.', { retryAfter });
  try {
    return await act();
  } catch (error) {
    await counters.giveBack(key);
    throw error;
  }
}

/** Throws unless this is the password of the account: WRONG_PASSWORD, or TOO_MANY_REQUESTS after too many wrong ones. */
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
}
