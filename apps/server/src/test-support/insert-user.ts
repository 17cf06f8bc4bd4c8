import type { Database } from '../database/open-database.ts';

/** Adds a user with a verified address past the accounts library, with `changes`. */
export async function insertUser(
  db: Database,
  id: string,
  changes: { readonly emailVerified?: boolean; readonly createdAt?: string } = {},
): Promise<void> {
  const { emailVerified = true, createdAt = '2026-01-01T00:00:00.000Z' } = changes;
  const times = { createdAt, updatedAt: createdAt };
  const user = { id, name: id.toUpperCase(), email: `${id}@example.org`, emailVerified, ...times };
  await db.insertInto('user').values(user).execute();
}
