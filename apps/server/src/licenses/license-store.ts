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

export interface NewLicense {
  readonly id: string;
  readonly userId: string;
  readonly count: number;
  readonly expiry: string | null;
  readonly source: 'administrator' | 'stripe';
  readonly now: Date;
}

/** Adds a licence; false, and nothing is changed, when there is one with this id already. */
export async function insertLicense(db: Transaction<Schema>, license: NewLicense): Promise<boolean> {
  const { now, ...values } = license;
  const inserted = await db
    .insertInto('license')
    .values({ ...values, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes a licence of a user away; null when there is none with this id. */
export async function deleteLicense(
  db: Transaction<Schema>,
  userId: string,
  id: string,
): Promise<{ count: number; expiry: string | null } | null> {
  const license = (await licensesOf(db, userId))[id];
  if (!license) return null;
  await db.deleteFrom('license').where('id', '=', id).where('userId', '=', userId).execute();
  return license;
}
