import { userDocumentOf } from '../accounts/user-document.ts';
import type { Database } from '../database/open-database.ts';
import { recordAct } from './audit-log.ts';

export interface Grant {
  readonly email: string;
  readonly isAdministrator: boolean;
  readonly now: Date;
}

export type GrantOutcome =
  | { readonly kind: 'done' | 'was so already'; readonly name: string; readonly signedUpAt: string }
  | { readonly kind: 'no such user' }
  | { readonly kind: 'not verified' };

/**
 * Makes a user an administrator, or takes that away, from the command line; the audit log says so. Answers
 * what became of it. Nobody becomes one whose address is not verified: anyone may have signed up with it.
 */
export async function setAdministrator(
  db: Database,
  { email, isAdministrator, now }: Grant,
): Promise<GrantOutcome> {
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('user')
      .leftJoin('userDocument', 'userDocument.userId', 'user.id')
      .select([
        'user.id',
        'user.name',
        'user.emailVerified',
        'user.createdAt',
        'userDocument.isAdministrator',
      ])
      .where('user.email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!user) return { kind: 'no such user' };
    if (isAdministrator && !user.emailVerified) return { kind: 'not verified' };
    const known = { name: user.name, signedUpAt: new Date(user.createdAt).toISOString() };
    if (Boolean(user.isAdministrator) === isAdministrator) return { kind: 'was so already', ...known };
    await userDocumentOf(transaction, user.id);
    await transaction
      .updateTable('userDocument')
      .set({ isAdministrator })
      .where('userId', '=', user.id)
      .execute();
    const action = isAdministrator ? 'grantAdministrator' : 'revokeAdministrator';
    await recordAct(transaction, { actorId: null, action, subjectId: user.id, at: now });
    return { kind: 'done', ...known };
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
