import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../errors/refusal.ts';
import type { DraftSave } from './version-store.ts';

/** The most that a school may store. */
export interface Quota {
  /** Of its draft files as they are stored, each content once, and of its published pages. */
  readonly bytes: number;
  readonly versions: number;
}

type Store = Database | Transaction<Schema>;

/** The storage that a school uses, in the terms of its quota. */
export async function storageUsed(db: Store, userId: string): Promise<Quota> {
  const { files, pages, versions } = await countStorage(db, userId);
  return { bytes: files + pages, versions };
}

async function countStorage(db: Store, userId: string) {
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
  return { files: Number(bytes ?? 0), pages: Number(pages ?? 0), versions: Number(versions) };
}

/**
 * True when one more version with this draft file would exceed the school's quota. Published pages take no room from
 * an autosave: work would be lost because the school has published.
 */
export async function exceedsQuota(
  db: Transaction<Schema>,
  { userId, hash, snapshot, saveReason }: Pick<DraftSave, 'userId' | 'hash' | 'snapshot' | 'saveReason'>,
  quota: Quota,
): Promise<boolean> {
  const { files, pages, versions } = await countStorage(db, userId);
  if (versions >= quota.versions) return true;
  const known = await db
    .selectFrom('snapshot')
    .select('hash')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  const used = saveReason === null ? files : files + pages;
  return !known && used + snapshot.length > quota.bytes;
}

export const quotaReached = () =>
  new Refusal('QUOTA_REACHED', 'The school stores as much as it may: delete old versions, then try again.');
