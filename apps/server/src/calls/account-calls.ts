import { createCheckoutSession, deleteUser, GRACE_DAYS, keepAccount } from '@bellgrid/protocol';
import { deletionMail, licenceRequestMail } from '../accounts/account-mails.ts';
import { confirmPassword } from '../accounts/confirm-password.ts';
import { userDocumentOf } from '../accounts/user-document.ts';
import { ownAct, recordAct } from '../audit/audit-log.ts';
import { Refusal } from '../errors/refusal.ts';
import { publishUser } from '../live/publish-documents.ts';
import { handle } from './handler.ts';
import { addresseeOf, endOthers } from './own-account-calls.ts';
import { shutOut } from './shut-out.ts';

const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000;

export const handleDeleteUser = handle(deleteUser, async (context, { password, uid }) => {
  const { db, auth, account, caller, headers, impersonator, now, post, publicUrl } = context;
  const { userId } = caller;
  if (impersonator) throw new Refusal('FORBIDDEN', 'Only the users themselves delete their account.');
  if (uid !== undefined && uid !== userId) throw new Refusal('FORBIDDEN', 'This is not your account.');
  await confirmPassword(context, password);
  const deleteAt = new Date(now().getTime() + GRACE_MS).toISOString();
  await db.transaction().execute(async (transaction) => {
    await userDocumentOf(transaction, userId);
    await transaction.updateTable('userDocument').set({ deleteAt }).where('userId', '=', userId).execute();
    const details = { deleteAt };
    await recordAct(transaction, { ...ownAct(userId), action: 'requestDeletion', details, at: now() });
  });
  const link = `${publicUrl}/dashboard/login`;
  const addressee = addresseeOf(context);
  post(account, headers, (language) => deletionMail(addressee, deleteAt, link, language), 'notice');
  await endOthers(context);
  await shutOut(context, userId);
  context.setCookies((await auth.api.signOut({ headers, returnHeaders: true })).headers);
  return {};
});

export const handleKeepAccount = handle(keepAccount, async (context) => {
  const { db, caller, impersonator, now } = context;
  const { userId } = caller;
  if (impersonator) throw new Refusal('FORBIDDEN', 'Only the users themselves keep their account.');
  await db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .updateTable('userDocument')
      .set({ deleteAt: null })
      .where('userId', '=', userId)
      .where('deleteAt', 'is not', null)
      .executeTakeFirst();
    if (kept.numUpdatedRows === 0n) return;
    await recordAct(transaction, { ...ownAct(userId), action: 'keepAccount', at: now() });
  });
  return publishUser(context, userId);
});

export const handleCreateCheckoutSession = handle(
  createCheckoutSession,
  async ({ payments, caller, account, supportEmail, post, publicUrl }, { quantity, email, uid }) => {
    const { userId } = caller;
    if (uid !== undefined && uid !== userId) {
      throw new Refusal('FORBIDDEN', 'Licences are bought for the own school.');
    }
    if (!payments && supportEmail !== null) {
      const { schoolName } = account;
      const link = `${publicUrl}/admin/clients/${userId}`;
      const request = { schoolName, email: email ?? caller.email, quantity };
      const operator = { id: userId, email: supportEmail };
      post(operator, undefined, () => licenceRequestMail(supportEmail, link, request), 'licence');
      return { url: null };
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
