import { changeEmail, changePassword, endOtherSessions, sessions } from '@bellgrid/protocol';
import { addressChangeMail, passwordChangedMail } from '../accounts/account-mails.ts';
import { ACTS_PER_DAY, confirmPassword, doOwnAct } from '../accounts/confirm-password.ts';
import { keepAddressRequest, voidLinks } from '../accounts/mailed-links.ts';
import { newPasswordFault } from '../accounts/new-password.ts';
import { ownAct, recordAct } from '../audit/audit-log.ts';
import { Refusal } from '../errors/refusal.ts';
import { type CallContext, handle } from './handler.ts';

/** An administrator who acts as a school leaves its account alone. */
export function authoriseOwner({ impersonator }: CallContext): void {
  if (impersonator) throw new Refusal('FORBIDDEN', 'Only the users themselves change their account.');
}

export const addresseeOf = ({ account }: CallContext) => ({
  ...account,
  emailVerified: Boolean(account.emailVerified),
});

/** Acts of the users on their accounts are in the audit log, without passwords and addresses. */
export const recordOwnAct = ({ db, caller, now }: CallContext, action: string) =>
  recordAct(db, { ...ownAct(caller.userId), action, at: now() });

/** Acts that are never refused, as they protect the owner: the log has so many of them of a day, and no more. */
async function recordProtection(context: CallContext, action: string): Promise<void> {
  const { counters, caller } = context;
  const isMany = (await counters.consume(`ownProtection:${caller.userId}`, ACTS_PER_DAY)) !== null;
  if (!isMany) await recordOwnAct(context, action);
}

export const handleChangePassword = handle(changePassword, async (context, { password, newPassword }) => {
  authoriseOwner(context);
  const { auth, db, headers, account, post, publicUrl } = context;
  const fault = newPasswordFault(newPassword, Boolean(account.isAdministrator));
  if (fault) throw new Refusal('WEAK_PASSWORD', fault);
  await confirmPassword(context, password);
  const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
  const changed = await auth.api.changePassword({ body, headers, returnHeaders: true });
  context.setCookies(changed.headers);
  await voidLinks(db, account.id);
  await recordProtection(context, 'changePassword');
  const link = `${publicUrl}/dashboard/forgotpassword`;
  post(account, headers, (language) => passwordChangedMail(addresseeOf(context), link, language), 'notice');
  return {};
});

export const handleChangeEmail = handle(changeEmail, async (context, { password, email }) => {
  authoriseOwner(context);
  const { auth, headers, account, post, publicUrl } = context;
  if (email.toLowerCase() === account.email.toLowerCase()) {
    throw new Refusal('BAD_REQUEST', 'This is the address of the account already.');
  }
  await confirmPassword(context, password);
  await doOwnAct(context, async () => {
    await keepAddressRequest(context, account.id, email);
    const body = { newEmail: email, callbackURL: '/dashboard/verify' };
    // The mail is written for the browser of the request where the account has no language.
    await auth.api.changeEmail({ body, headers, request: new Request(publicUrl, { headers }) });
    await recordOwnAct(context, 'changeEmail');
  });
  const link = `${publicUrl}/dashboard/forgotpassword`;
  post(
    account,
    headers,
    (language) => addressChangeMail(addresseeOf(context), email, link, language),
    'notice',
  );
  return {};
});

export const handleSessions = handle(sessions, async ({ db, caller, now }) => {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
    .where('userId', '=', caller.userId)
    .where('impersonatedBy', 'is', null)
    .orderBy('updatedAt', 'desc')
    .execute();
  return {
    sessions: rows
      .filter(({ expiresAt }) => new Date(expiresAt).getTime() > now().getTime())
      .map(({ id, createdAt, updatedAt, userAgent }) => ({
        isCurrent: id === caller.sessionId,
        since: new Date(createdAt).toISOString(),
        lastUsed: new Date(updatedAt).toISOString(),
        userAgent: userAgent ?? '',
      })),
  };
});

export const handleEndOtherSessions = handle(endOtherSessions, async (context) => {
  authoriseOwner(context);
  const others = await otherSessions(context);
  if (others.length === 0) return {};
  await endAll(context, others);
  await recordProtection(context, 'endOtherSessions');
  return {};
});

/** Ends all sessions of the users themselves but this one, or the one whose cookie is among `cookies`. */
export async function endOthers(context: CallContext, cookies?: Headers): Promise<void> {
  await endAll(context, await otherSessions(context, cookies));
}

interface OtherSession {
  readonly token: string;
}

async function otherSessions({ db, caller }: CallContext, cookies?: Headers): Promise<OtherSession[]> {
  const sent = cookies?.getSetCookie().join('\n') ?? '';
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'token'])
    .where('userId', '=', caller.userId)
    .where('impersonatedBy', 'is', null)
    .execute();
  const isKept = ({ id, token }: { id: string; token: string }) =>
    sent.includes(encodeURIComponent(token)) || (sent === '' && id === caller.sessionId);
  return sessions.filter((session) => !isKept(session));
}

async function endAll({ auth }: CallContext, sessions: readonly OtherSession[]): Promise<void> {
  const { internalAdapter } = await auth.$context;
  for (const { token } of sessions) await internalAdapter.deleteSession(token);
}
