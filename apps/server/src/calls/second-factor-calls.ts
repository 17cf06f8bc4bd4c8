import {
  addPasskey,
  beginCodes,
  beginPasskey,
  confirmAgain,
  confirmCodes,
  deletePasskey,
  endCodes,
  renewRecoveryCodes,
  secondFactor,
} from '@bellgrid/protocol';
import { isAPIError } from 'better-auth/api';
import { secondFactorMail } from '../accounts/account-mails.ts';
import { confirmPassword, doOwnAct } from '../accounts/confirm-password.ts';
import { Refusal } from '../errors/refusal.ts';
import { publishUser } from '../live/publish-documents.ts';
import { type CallContext, handle } from './handler.ts';
import { addresseeOf, authoriseOwner, endOthers, recordOwnAct } from './own-account-calls.ts';

type FactorChange = Parameters<typeof secondFactorMail>[1];

/** Everyone who may sign in as the owner learns of it by e-mail, and the audit log has it. */
async function tell(context: CallContext, action: string, change: FactorChange): Promise<void> {
  const { account, headers, post, publicUrl } = context;
  await recordOwnAct(context, action);
  const link = `${publicUrl}/dashboard/account`;
  post(
    account,
    headers,
    (language) => secondFactorMail(addresseeOf(context), change, link, language),
    'notice',
  );
}

/** Tries a code of the app. Throws WRONG_CODE, CODE_USED, or TOO_MANY_REQUESTS after too many wrong ones. */
async function tryCode({ auth, caller, headers, limits }: CallContext, code: string): Promise<Headers> {
  const from = `code:${caller.sessionId}`;
  const retryAfter = await limits.attempt(caller.email, from);
  if (retryAfter !== null) {
    throw new Refusal('TOO_MANY_REQUESTS', `Too many attempts: wait ${retryAfter} seconds.`, { retryAfter });
  }
  const tried = await auth.api
    .verifyTOTP({ body: { code }, headers, returnHeaders: true })
    .catch((error: unknown) => {
      if (!isAPIError(error)) throw error;
      if (error.body?.code === 'CODE_USED') throw new Refusal('CODE_USED', 'That code was used already.');
      throw new Refusal('WRONG_CODE', 'That is not the code that the app shows now.');
    });
  await limits.succeeded(caller.email, from);
  return tried.headers;
}

export const handleSecondFactor = handle(secondFactor, async ({ db, auth, account, caller }) => {
  const { userId } = caller;
  const hasCodes = Boolean(account.twoFactorEnabled);
  const left = hasCodes ? await auth.api.viewBackupCodes({ body: { userId } }) : null;
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  return {
    hasCodes,
    recoveryCodes: left?.backupCodes?.length ?? 0,
    passkeys: rows.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? '',
      addedAt: createdAt && new Date(createdAt).toISOString(),
    })),
  };
});

export const handleBeginCodes = handle(beginCodes, async (context, { password }) => {
  authoriseOwner(context);
  const { auth, headers, account } = context;
  if (account.twoFactorEnabled) throw new Refusal('BAD_REQUEST', 'The second factor is on already.');
  await confirmPassword(context, password);
  const begun = await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
  if (begun.method !== 'totp') throw new Error('The second factor is not one of codes.');
  return { uri: begun.totpURI, recoveryCodes: begun.backupCodes };
});

export const handleConfirmCodes = handle(confirmCodes, async (context, { code }) => {
  authoriseOwner(context);
  if (context.account.twoFactorEnabled) throw new Refusal('BAD_REQUEST', 'The second factor is on already.');
  const cookies = await tryCode(context, code);
  context.setCookies(cookies);
  // The library has replaced this session by another, whose cookie is in the answer.
  await endOthers(context, cookies);
  await tell(context, 'addSecondFactor', 'codesOn');
  await publishUser(context, context.caller.userId);
  return {};
});

export const handleRenewRecoveryCodes = handle(renewRecoveryCodes, async (context, { password }) => {
  authoriseOwner(context);
  const { auth, headers, account } = context;
  if (!account.twoFactorEnabled) throw new Refusal('BAD_REQUEST', 'There is no second factor.');
  await confirmPassword(context, password);
  return doOwnAct(context, async () => {
    const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers });
    await tell(context, 'renewRecoveryCodes', 'recoveryCodes');
    return { recoveryCodes: backupCodes };
  });
});

export const handleEndCodes = handle(endCodes, async (context, { password }) => {
  authoriseOwner(context);
  const { auth, headers, account } = context;
  if (account.isAdministrator) {
    throw new Refusal('FORBIDDEN', 'The second factor of an administrator stays.');
  }
  if (!account.twoFactorEnabled) throw new Refusal('BAD_REQUEST', 'There is no second factor.');
  await confirmPassword(context, password);
  // The codes can be confirmed again only after this, and a passkey be deleted only after it was added: each such pair counts once.
  await doOwnAct(context, async () => {
    const ended = await auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true });
    context.setCookies(ended.headers);
    await tell(context, 'endSecondFactor', 'codesOff');
  });
  await publishUser(context, context.caller.userId);
  return {};
});

export const handleConfirmAgain = handle(confirmAgain, async (context, { code }) => {
  authoriseOwner(context);
  const { db, account, caller, now } = context;
  if (!account.twoFactorEnabled) {
    throw new Refusal('SECOND_FACTOR_FIRST', 'There is no second factor yet: set it up first.');
  }
  await tryCode(context, code);
  const confirmedAt = now().toISOString();
  await db.updateTable('session').set({ confirmedAt }).where('id', '=', caller.sessionId).execute();
  return {};
});

export const handleBeginPasskey = handle(beginPasskey, async (context, { password }) => {
  authoriseOwner(context);
  const { auth, headers } = context;
  await confirmPassword(context, password);
  const begun = await auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true });
  context.setCookies(begun.headers);
  return { options: { ...begun.response } };
});

export const handleAddPasskey = handle(addPasskey, async (context, { name, response }) => {
  authoriseOwner(context);
  const { auth, headers } = context;
  await doOwnAct(context, async () => {
    await auth.api
      .verifyPasskeyRegistration({ body: { response, name }, headers })
      .catch((error: unknown) => {
        if (!isAPIError(error)) throw error;
        throw new Refusal('BAD_REQUEST', 'The device did not answer as asked: begin again.');
      });
    await tell(context, 'addPasskey', 'passkeyAdded');
  });
  return {};
});

export const handleDeletePasskey = handle(deletePasskey, async (context, { id }) => {
  authoriseOwner(context);
  const { db, caller } = context;
  const gone = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('userId', '=', caller.userId)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new Refusal('NOT_FOUND', 'There is no such passkey.');
  await recordOwnAct(context, 'deletePasskey');
  return {};
});
