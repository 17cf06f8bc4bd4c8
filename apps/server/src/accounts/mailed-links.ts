import type { Database } from '../database/open-database.ts';
import { attemptKey } from './attempt-counters.ts';
import type { Auth } from './create-auth.ts';

/** A link that verifies an address is good for a day. */
export const VERIFICATION_SECONDS = 24 * 60 * 60;
/** A link to choose a new password is good for an hour. */
export const RESET_SECONDS = 60 * 60;

/** The row that keeps a request to change an address: without it, its link is void. No row has the address itself. */
export const addressRequest = (userId: string, email: string): string =>
  `change-email:${attemptKey(userId, email.toLowerCase())}`;

/** Keeps a request to change the address of a user, whose earlier requests are void from now on. */
export async function keepAddressRequest(
  { db, auth }: { readonly db: Database; readonly auth: Auth },
  userId: string,
  email: string,
): Promise<void> {
  await linksOf(db, userId).where('identifier', 'like', 'change-email:%').execute();
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: addressRequest(userId, email),
    value: userId,
    expiresAt: new Date(Date.now() + VERIFICATION_SECONDS * 1000),
  });
}

/** Uses up the request to change the address of a user to this one; false when there was none. */
export async function takeAddressRequest(db: Database, userId: string, email: string): Promise<boolean> {
  const taken = await linksOf(db, userId)
    .where('identifier', '=', addressRequest(userId, email))
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/** Makes links void that were mailed to a user: to choose a password, and to change the address. */
export async function voidLinks(db: Database, userId: string): Promise<void> {
  await linksOf(db, userId).execute();
}

const linksOf = (db: Database, userId: string) => db.deleteFrom('verification').where('value', '=', userId);
