import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

/** The data of a user that only administrators see. */
export interface ClientRecord {
  readonly notes: string;
  readonly shortName: string;
  readonly tags: string[];
  readonly lastSeen: string | null;
  readonly lastLogin: string | null;
  readonly createdAt: string;
}

export async function loadClientRecord(
  db: Database | Transaction<Schema>,
  userId: string,
): Promise<ClientRecord | null> {
  const row = await db
    .selectFrom('user')
    .leftJoin('userDocument', 'userDocument.userId', 'user.id')
    .leftJoin('userState', 'userState.userId', 'user.id')
    .select(['user.createdAt', 'userDocument.notes', 'userDocument.shortName'])
    .select(['userState.lastSeen', 'userState.lastLogin'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { notes, shortName, lastSeen, lastLogin } = row;
  return {
    notes: notes ?? '',
    shortName: shortName ?? '',
    tags: await tagsOf(db, userId),
    lastSeen,
    lastLogin,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

async function tagsOf(db: Database | Transaction<Schema>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('userTag')
    .select('tag')
    .where('userId', '=', userId)
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Replaces the tags of a user. */
export async function setTags(
  db: Transaction<Schema>,
  userId: string,
  tags: readonly string[],
): Promise<void> {
  await db.deleteFrom('userTag').where('userId', '=', userId).execute();
  const rows = [...new Set(tags)].map((tag) => ({ userId, tag }));
  if (rows.length > 0) await db.insertInto('userTag').values(rows).execute();
}
