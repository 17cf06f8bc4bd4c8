import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** The user document before the account is set up. */
export const newUserDocument = {
  schoolName: '',
  isSetUp: false,
  hasAcceptedTerms: false,
  isAdministrator: false,
  isMultipleScheduleStructuresEnabled: false,
  bypassPaywallUntil: null,
  accountSuspended: false,
} as const;

/** Makes the document of a user who has none yet, for an update to follow. */
export async function userDocumentOf(db: Transaction<Schema>, userId: string): Promise<void> {
  await db
    .insertInto('userDocument')
    .values({ userId, ...newUserDocument })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
}
