import type { Services } from '../http/services.ts';

/** Deletes a user with everything that is theirs; sessions end as by signing out. */
export async function deleteAccount(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  userId: string,
): Promise<void> {
  const { internalAdapter } = await auth.$context;
  // Links that were mailed for this account; everything else goes with the row of the user.
  await db.deleteFrom('verification').where('value', '=', userId).execute();
  await internalAdapter.deleteUser(userId);
}
