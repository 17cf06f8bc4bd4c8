import { createId } from '@bellgrid/model';
import type { SaveReason, VersionStatistics } from '@bellgrid/protocol';
import type { Transaction } from 'kysely';
import { lockUser } from '../database/lock-user.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { saveRule } from './save-rule.ts';
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
  readonly now: Date;
}

export type SaveOutcome =
  | { readonly kind: 'saved' | 'unchanged'; readonly version: VersionRow }
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

/** One version with its draft file (gzip bytes), whoever owns it; null when there is none. */
export async function loadSnapshot(
  db: Database,
  id: string,
): Promise<{ userId: string; snapshot: Uint8Array } | null> {
  const row = await db
    .selectFrom('version')
    .select(['userId', 'snapshot'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Saves a draft by the rules of versions, in one transaction: a save on a stale base changes nothing, one
 * that brings what is stored already neither.
 */
export function saveVersion(db: Database, save: DraftSave): Promise<SaveOutcome> {
  return db.transaction().execute((transaction) => saveVersionIn(transaction, save));
}

/** The same in a transaction that does more. */
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
  const version = rule === 'update' && latest ? updated(latest, save) : created(save);
  await store(transaction, version, save.snapshot);
  await pointAt(transaction, version, save.sessionID);
  return { kind: 'saved', version };
}

function created(save: DraftSave): VersionRow {
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
  };
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

async function store(db: Transaction<Schema>, version: VersionRow, snapshot: Uint8Array): Promise<void> {
  const { id, userId, ...changes } = version;
  await db
    .insertInto('version')
    .values({ ...version, snapshot })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...changes, snapshot }))
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
