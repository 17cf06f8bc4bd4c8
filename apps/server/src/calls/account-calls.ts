import { createCheckoutSession, deleteUser } from '@bellgrid/protocol';
import { isAPIError } from 'better-auth/api';
import { deleteAccount } from '../accounts/delete-account.ts';
import { Refusal } from '../errors/refusal.ts';
import { handle } from './handler.ts';

export const handleDeleteUser = handle(deleteUser, async (context, { password, uid }) => {
  const { auth, caller, headers, impersonator, limits } = context;
  const { userId, email } = caller;
  if (impersonator) throw new Refusal('FORBIDDEN', 'Only the users themselves delete their account.');
  if (uid !== undefined && uid !== userId) throw new Refusal('FORBIDDEN', 'This is not your account.');
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
  await deleteAccount(context, userId);
  // The session is gone already: this clears the cookies.
  context.setCookies((await auth.api.signOut({ headers, returnHeaders: true })).headers);
  return {};
});

export const handleCreateCheckoutSession = handle(
  createCheckoutSession,
  async ({ payments, caller }, { quantity, email, uid }) => {
    const { userId } = caller;
    if (uid !== undefined && uid !== userId) {
      throw new Refusal('FORBIDDEN', 'Licences are bought for the own school.');
    }
    if (!payments) {
      throw new Refusal(
        'PAYMENT_NOT_SET_UP',
        'This server takes no payments: an administrator adds licences.',
      );
    }
    return { url: await payments.checkout({ userId, email: email ?? caller.email, quantity }) };
  },
);
