import type { UserDocument } from '@bellgrid/protocol';
import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

/** The licences of a school by id, those that have expired too. */
export async function licensesOf(
  db: Database | Transaction<Schema>,
  userId: string,
): Promise<UserDocument['licenses']> {
  const rows = await db
    .selectFrom('license')
    .select(['id', 'count', 'expiry'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  return Object.fromEntries(rows.map(({ id, count, expiry }) => [id, { count, expiry }]));
}
