import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../errors/refusal.ts';

/** The most that a school may store. */
export interface Quota {
  /** Of its draft files as they are stored, each content once, and of its published pages. */
  readonly bytes: number;
  readonly versions: number;
}

/** The storage that a school uses, in the terms of its quota. */
export async function storageUsed(db: Database | Transaction<Schema>, userId: string): Promise<Quota> {
  const { bytes } = await db
    .selectFrom('snapshot')
    .select((snapshot) => snapshot.fn.sum<number | null>('length').as('bytes'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const { pages } = await db
    .selectFrom('edition')
    .select((edition) => edition.fn.sum<number | null>('length').as('pages'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const { versions } = await db
    .selectFrom('version')
    .select((version) => version.fn.countAll<number>().as('versions'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { bytes: Number(bytes ?? 0) + Number(pages ?? 0), versions: Number(versions) };
}

/** True when one more version with this draft file would exceed the school's quota. */
export async function exceedsQuota(
  db: Transaction<Schema>,
  {
    userId,
    hash,
    snapshot,
  }: { readonly userId: string; readonly hash: string; readonly snapshot: Uint8Array },
  quota: Quota,
): Promise<boolean> {
  const used = await storageUsed(db, userId);
  if (used.versions >= quota.versions) return true;
  const known = await db
    .selectFrom('snapshot')
    .select('hash')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return !known && used.bytes + snapshot.length > quota.bytes;
}

export const quotaReached = () =>
  new Refusal('QUOTA_REACHED', 'The school stores as much as it may: delete old versions, then try again.');
