import { createCheckoutSession, deleteUser } from '@bellgrid/protocol';
import { confirmPassword } from '../accounts/confirm-password.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { Refusal } from '../errors/refusal.ts';
import { handle } from './handler.ts';

export const handleDeleteUser = handle(deleteUser, async (context, { password, uid }) => {
  const { auth, caller, headers, impersonator } = context;
  const { userId } = caller;
  if (impersonator) throw new Refusal('FORBIDDEN', 'Only the users themselves delete their account.');
  if (uid !== undefined && uid !== userId) throw new Refusal('FORBIDDEN', 'This is not your account.');
  await confirmPassword(context, password);
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
