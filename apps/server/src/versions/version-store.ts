import { createId } from '@bellgrid/model';
import type { SaveReason, VersionStatistics } from '@bellgrid/protocol';
import type { Transaction } from 'kysely';
import { lockUser } from '../database/lock-user.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { exceedsQuota, type Quota, quotaReached } from './quota.ts';
import { mayOverwrite, saveRule } from './save-rule.ts';
import { type VersionRow, versionColumns } from './version-row.ts';

export interface DraftSave {
  readonly userId: string;
  /** The hash that the draft is based on; '' for none. */
  readonly baseHash: string;
  readonly sessionID: string;
  readonly saveReason: SaveReason | null;
  readonly snapshot: Uint8Array;
  readonly hash: string;
  readonly size: number;
  readonly statistics: VersionStatistics;
  /** The name of the school in the draft, which its account takes; '' changes nothing. */
  readonly schoolName: string;
  /** Null: as much as there is room for. */
  readonly quota: Quota | null;
  readonly now: Date;
}

export type SaveOutcome =
  | {
      readonly kind: 'saved';
      readonly version: VersionRow;
      /** The account took the name of the school in the draft, which was another. */
      readonly isRenamed: boolean;
    }
  | { readonly kind: 'unchanged'; readonly version: VersionRow }
  | { readonly kind: 'outOfSync'; readonly currentHash: string };

/** The current version and the session that wrote it; null when nothing was saved yet. */
export async function latestVersionOf(
  db: Database | Transaction<Schema>,
  userId: string,
): Promise<{ version: VersionRow; sessionID: string } | null> {
  const row = await db
    .selectFrom('userWritable')
    .innerJoin('version', 'version.id', 'userWritable.latestVersionID')
    .select(versionColumns.map((column) => `version.${column}` as const))
    .select('userWritable.sessionIdentifier')
    .where('userWritable.userId', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { sessionIdentifier, ...version } = row;
  return { version, sessionID: sessionIdentifier };
}

/** One version with its draft file (gzip bytes), of any owner; null when there is none. */
export async function loadSnapshot(
  db: Database,
  id: string,
): Promise<{ userId: string; hash: string; snapshot: Uint8Array } | null> {
  const row = await db
    .selectFrom('version')
    .innerJoin('snapshot', (join) =>
      join.onRef('snapshot.userId', '=', 'version.userId').onRef('snapshot.hash', '=', 'version.hash'),
    )
    .select(['version.userId', 'version.hash', 'snapshot.bytes as snapshot'])
    .where('version.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Gives a version of a user with this hash a reason, where it has none, so that no later save overwrites what was
 * published.
 */
export async function keepVersion(
  db: Database,
  { userId, id, hash }: { readonly userId: string; readonly id: string; readonly hash: string },
): Promise<void> {
  await db
    .updateTable('version')
    .set({ saveReason: 'export' })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .where('saveReason', 'is', null)
    .where('label', 'is', null)
    .where('revertedFrom', 'is', null)
    .execute();
}

/**
 * Saves a draft by the rules of versions, in one transaction: a save on a stale base changes nothing, nor
 * does one of content that is stored already.
 */
export function saveVersion(db: Database, save: DraftSave): Promise<SaveOutcome> {
  return db.transaction().execute((transaction) => saveVersionIn(transaction, save));
}

/** `saveVersion` as a part of a larger transaction. */
export async function saveVersionIn(transaction: Transaction<Schema>, save: DraftSave): Promise<SaveOutcome> {
  await lockUser(transaction, save.userId);
  const latest = (await latestVersionOf(transaction, save.userId))?.version ?? null;
  const contentChanged = latest?.hash !== save.hash;
  if (contentChanged && (latest?.hash ?? '') !== save.baseHash) {
    return { kind: 'outOfSync', currentHash: latest?.hash ?? '' };
  }
  const rule = saveRule(latest && { ...latest, date: Date.parse(latest.date) }, {
    now: save.now.getTime(),
    saveReason: save.saveReason,
    contentChanged,
  });
  if (rule === 'skip' && latest) return { kind: 'unchanged', version: latest };
  const isOverQuota =
    save.quota !== null && rule === 'create' && (await exceedsQuota(transaction, save, save.quota));
  // Over the quota, an autosave overwrites the version that it would have left behind: no work is lost for
  // want of room.
  const updates = rule === 'update' || (isOverQuota && mayOverwrite(latest, save.saveReason));
  if (isOverQuota && !updates) throw quotaReached();
  const version = updates && latest ? updated(latest, save) : await created(transaction, save);
  await storeSnapshot(transaction, save);
  await store(transaction, version);
  if (updates && latest && latest.hash !== version.hash) await dropUnused(transaction, latest);
  await pointAt(transaction, version, save.sessionID);
  return { kind: 'saved', version, isRenamed: await renameSchool(transaction, save) };
}

/** Gives the account the name of the school in its current draft; false when there is none, or the same. */
export async function renameSchool(
  transaction: Transaction<Schema>,
  { userId, schoolName }: Pick<DraftSave, 'userId' | 'schoolName'>,
): Promise<boolean> {
  if (schoolName === '') return false;
  const { numUpdatedRows } = await transaction
    .updateTable('userDocument')
    .set({ schoolName })
    .where('userId', '=', userId)
    .where('schoolName', '!=', schoolName)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function created(transaction: Transaction<Schema>, save: DraftSave): Promise<VersionRow> {
  const date = save.now.toISOString();
  return {
    id: createId(),
    userId: save.userId,
    date,
    lastModified: date,
    label: null,
    saveReason: save.saveReason,
    revertedFrom: null,
    hash: save.hash,
    size: save.size,
    autosaves: 0,
    statistics: JSON.stringify(save.statistics),
    sequence: await nextSequence(transaction, save.userId),
  };
}

/** The number of a user's next version; in a transaction in which the user is locked. */
export async function nextSequence(transaction: Transaction<Schema>, userId: string): Promise<number> {
  const { last } = await transaction
    .selectFrom('version')
    .select((version) => version.fn.max('sequence').as('last'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

function updated(latest: VersionRow, save: DraftSave): VersionRow {
  return {
    ...latest,
    lastModified: save.now.toISOString(),
    saveReason: save.saveReason ?? latest.saveReason,
    hash: save.hash,
    size: save.size,
    autosaves: latest.autosaves + (save.saveReason === null ? 1 : 0),
    statistics: JSON.stringify(save.statistics),
  };
}

async function store(db: Transaction<Schema>, version: VersionRow): Promise<void> {
  const { id, userId, ...changes } = version;
  await db
    .insertInto('version')
    .values(version)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
}

async function storeSnapshot(db: Transaction<Schema>, { userId, hash, snapshot }: DraftSave): Promise<void> {
  await db
    .insertInto('snapshot')
    .values({ userId, hash, length: snapshot.length, bytes: snapshot })
    .onConflict((conflict) => conflict.columns(['userId', 'hash']).doNothing())
    .execute();
}

/** Deletes the draft file of a version that is gone or holds another, unless a further version has it too. */
export async function dropUnused(
  db: Transaction<Schema>,
  { userId, hash }: Pick<VersionRow, 'userId' | 'hash'>,
): Promise<void> {
  await db
    .deleteFrom('snapshot')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('version').select('id').where('userId', '=', userId).where('hash', '=', hash))),
    )
    .execute();
}

/** Makes a version the current one, in the transaction that stores it. */
export async function pointAt(
  db: Transaction<Schema>,
  version: VersionRow,
  sessionID: string,
): Promise<void> {
  const pointer = { latestVersionID: version.id, sessionIdentifier: sessionID };
  await db
    .insertInto('userWritable')
    .values({ userId: version.userId, ...pointer })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(pointer))
    .execute();
}
