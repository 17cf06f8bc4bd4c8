import type { Database } from '../database/open-database.ts';

/** A user with everything that the user document shows; the defaults until the account is set up. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: number;
  readonly schoolName: string;
  readonly isSetUp: number;
  readonly hasAcceptedTerms: number;
  readonly isAdministrator: number;
  readonly isMultipleScheduleStructuresEnabled: number;
  readonly licenses: string;
  readonly bypassPaywallUntil: string | null;
  readonly accountSuspended: number;
}

/** Loads a user; null when there is none. */
export async function loadAccount(db: Database, userId: string): Promise<Account | null> {
  const user = await db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return null;
  const document = await db
    .selectFrom('userDocument')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  return { ...user, ...(document ?? newDocument) };
}

/** What a user document holds before the account is set up. */
export const newDocument = {
  schoolName: '',
  isSetUp: 0,
  hasAcceptedTerms: 0,
  isAdministrator: 0,
  isMultipleScheduleStructuresEnabled: 0,
  licenses: '{}',
  bypassPaywallUntil: null,
  accountSuspended: 0,
} as const;
