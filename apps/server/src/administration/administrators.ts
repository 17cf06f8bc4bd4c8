import type { Transaction } from 'kysely';
import { userDocumentOf } from '../accounts/user-document.ts';
import { recordAct } from '../audit/audit-log.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';

export interface Grant {
  readonly email: string;
  readonly isAdministrator: boolean;
  readonly now: Date;
}

export interface KnownAccount {
  readonly id: string;
  readonly name: string;
  readonly signedUpAt: string;
  readonly isVerified: boolean;
  readonly isAdministrator: boolean;
}

/** The account with an address; null when there is none. */
export async function findAccount(
  db: Database | Transaction<Schema>,
  email: string,
): Promise<KnownAccount | null> {
  const user = await db
    .selectFrom('user')
    .leftJoin('userDocument', 'userDocument.userId', 'user.id')
    .select(['user.id', 'user.name', 'user.emailVerified', 'user.createdAt', 'userDocument.isAdministrator'])
    .where('user.email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return user
    ? {
        id: user.id,
        name: user.name,
        signedUpAt: new Date(user.createdAt).toISOString(),
        isVerified: Boolean(user.emailVerified),
        isAdministrator: Boolean(user.isAdministrator),
      }
    : null;
}

/**
 * Makes a user an administrator, or takes that away, from the command line; the audit log records it. False
 * when nothing changes. A user whose address is not verified never becomes one: anyone may have signed up
 * with it.
 */
export async function setAdministrator(
  db: Database,
  { email, isAdministrator, now }: Grant,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, email);
    if (!account || (isAdministrator && !account.isVerified)) {
      throw new StartError(operatorTexts.t('operator.admin.goneOrNotVerified'));
    }
    if (account.isAdministrator === isAdministrator) return false;
    await userDocumentOf(transaction, account.id);
    await transaction
      .updateTable('userDocument')
      .set({ isAdministrator })
      .where('userId', '=', account.id)
      .execute();
    const action = isAdministrator ? 'grantAdministrator' : 'revokeAdministrator';
    await recordAct(transaction, { actorId: null, action, subjectId: account.id, at: now });
    return true;
  });
}

/** Every administrator, by address. */
export function listAdministrators(db: Database): Promise<{ email: string; name: string }[]> {
  return db
    .selectFrom('user')
    .innerJoin('userDocument', 'userDocument.userId', 'user.id')
    .select(['user.email', 'user.name'])
    .where('userDocument.isAdministrator', '=', 1)
    .orderBy('user.email')
    .execute();
}
