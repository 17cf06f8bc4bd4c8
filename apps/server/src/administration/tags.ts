import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

/** The tags that administrators choose from, sorted. */
export async function loadTags(db: Database | Transaction<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('adminTag').select('tag').orderBy('tag').execute();
  return rows.map(({ tag }) => tag);
}

/** Replaces the tags; one that is gone goes from the schools that have it too. */
export async function replaceTags(db: Transaction<Schema>, tags: readonly string[]): Promise<void> {
  const before = await loadTags(db);
  const gone = before.filter((tag) => !tags.includes(tag));
  const added = [...new Set(tags)].filter((tag) => !before.includes(tag)).map((tag) => ({ tag }));
  if (gone.length > 0) {
    await db.deleteFrom('adminTag').where('tag', 'in', gone).execute();
    await db.deleteFrom('userTag').where('tag', 'in', gone).execute();
  }
  if (added.length > 0) await db.insertInto('adminTag').values(added).execute();
}
