import { isAPIError } from 'better-auth/api';
import type { CallContext } from '../calls/handler.ts';
import { Refusal } from '../errors/refusal.ts';

/** Throws unless this is the password of the account: WRONG_PASSWORD, or TOO_MANY_REQUESTS after too many wrong ones. */
export async function confirmPassword(
  { auth, caller, headers, limits }: Pick<CallContext, 'auth' | 'caller' | 'headers' | 'limits'>,
  password: string,
): Promise<void> {
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
