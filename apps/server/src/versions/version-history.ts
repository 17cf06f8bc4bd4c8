import { createId } from '@bellgrid/model';
import type { Transaction } from 'kysely';
import { lockUser } from '../database/lock-user.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { quotaReached, storageUsed } from './quota.ts';
import type { VersionRow } from './version-row.ts';
import { versionColumns } from './version-row.ts';
import {
  dropUnused,
  latestVersionOf,
  nextSequence,
  pointAt,
  renameSchool,
  type SaveOutcome,
} from './version-store.ts';

/** Every version of a user, newest first, without the snapshots. */
export function versionsOf(db: Database, userId: string): Promise<VersionRow[]> {
  return db
    .selectFrom('version')
    .select(versionColumns)
    .where('userId', '=', userId)
    .orderBy('sequence', 'desc')
    .execute();
}

/** The stored draft files that versions of a user have, newest first, each once, with the counts that are kept. */
export function draftFilesOf(
  db: Database,
  userId: string,
): Promise<{ hash: string; broken: string | null }[]> {
  return db
    .selectFrom('version')
    .innerJoin('snapshot', (join) =>
      join.onRef('snapshot.userId', '=', 'version.userId').onRef('snapshot.hash', '=', 'version.hash'),
    )
    .select(['snapshot.hash', 'snapshot.broken'])
    .where('version.userId', '=', userId)
    .groupBy(['snapshot.hash', 'snapshot.broken'])
    .orderBy((version) => version.fn.max('version.sequence'), 'desc')
    .execute();
}

/** A stored draft file of a user as gzip bytes; null when there is none. */
export async function loadStoredDraft(
  db: Database,
  { userId, hash }: Pick<VersionRow, 'userId' | 'hash'>,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('snapshot')
    .select('bytes')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Keeps the outcome of a count in a draft file. */
export async function keepBroken(
  db: Database,
  { userId, hash }: Pick<VersionRow, 'userId' | 'hash'>,
  broken: string,
): Promise<void> {
  await db
    .updateTable('snapshot')
    .set({ broken })
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .execute();
}

/** One version without its snapshot, of any owner; null when there is none. */
export async function loadVersion(
  db: Database | Transaction<Schema>,
  id: string,
): Promise<VersionRow | null> {
  const row = await db.selectFrom('version').select(versionColumns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Names a version, or removes its name. Its reason and date stay. */
export async function labelVersion(
  db: Database | Transaction<Schema>,
  id: string,
  label: string | null,
): Promise<void> {
  await db.updateTable('version').set({ label }).where('id', '=', id).execute();
}

export interface Restoration {
  /** The id of the version to restore. */
  readonly id: string;
  /** The hash of the version that the owner believes to be the current one. */
  readonly baseHash: string;
  readonly sessionID: string;
  /** The name of the school in the version; '' for none. */
  readonly schoolName: string;
  /** The most versions that the owner may have. */
  readonly maxVersions: number;
  readonly now: Date;
}

/**
 * Copies a version into a new one that is current; a stale base changes nothing. Null when the version no
 * longer exists.
 */
export function restoreAsCurrent(db: Database, restoration: Restoration): Promise<SaveOutcome | null> {
  const { id, baseHash, sessionID, schoolName, maxVersions, now } = restoration;
  return db.transaction().execute(async (transaction): Promise<SaveOutcome | null> => {
    const origin = await loadVersion(transaction, id);
    if (!origin) return null;
    await lockUser(transaction, origin.userId);
    const latest = (await latestVersionOf(transaction, origin.userId))?.version;
    if ((latest?.hash ?? '') !== baseHash) return { kind: 'outOfSync', currentHash: latest?.hash ?? '' };
    if ((await storageUsed(transaction, origin.userId)).versions >= maxVersions) throw quotaReached();
    const date = now.toISOString();
    const version: VersionRow = {
      ...origin,
      id: createId(),
      date,
      lastModified: date,
      label: null,
      saveReason: null,
      revertedFrom: id,
      autosaves: 0,
      sequence: await nextSequence(transaction, origin.userId),
    };
    await transaction.insertInto('version').values(version).execute();
    await pointAt(transaction, version, sessionID);
    const isRenamed = await renameSchool(transaction, { userId: origin.userId, schoolName });
    return { kind: 'saved', version, isRenamed };
  });
}

/** Deletes a version for good; false, and nothing is changed, when it is its user's current one. */
export async function removeVersion(
  transaction: Transaction<Schema>,
  { id, userId, hash }: VersionRow,
): Promise<boolean> {
  await lockUser(transaction, userId);
  const latest = await latestVersionOf(transaction, userId);
  if (latest?.version.id === id) return false;
  await transaction.deleteFrom('version').where('id', '=', id).execute();
  await dropUnused(transaction, { userId, hash });
  return true;
}
