import { userDocumentOf } from '../accounts/user-document.ts';
import type { Database } from '../database/open-database.ts';
import { recordAct } from './audit-log.ts';

export interface Grant {
  readonly email: string;
  readonly isAdministrator: boolean;
  readonly now: Date;
}

/**
 * Makes a user an administrator, or takes that away, from the command line; the audit log says so. Answers
 * what became of it.
 */
export async function setAdministrator(
  db: Database,
  { email, isAdministrator, now }: Grant,
): Promise<'done' | 'was so already' | 'no such user'> {
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('user')
      .leftJoin('userDocument', 'userDocument.userId', 'user.id')
      .select(['user.id', 'userDocument.isAdministrator'])
      .where('user.email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!user) return 'no such user';
    if (Boolean(user.isAdministrator) === isAdministrator) return 'was so already';
    await userDocumentOf(transaction, user.id);
    await transaction
      .updateTable('userDocument')
      .set({ isAdministrator })
      .where('userId', '=', user.id)
      .execute();
    const action = isAdministrator ? 'grantAdministrator' : 'revokeAdministrator';
    await recordAct(transaction, { actorId: null, action, subjectId: user.id, at: now });
    return 'done';
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
