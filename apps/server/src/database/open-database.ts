import { type Dialect, Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/registry.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** The database behind a dialect, migrated to the newest structure. `destroy()` closes its connections. */
export async function openDatabase(dialect: Dialect): Promise<Database> {
  const db: Database = new Kysely({ dialect });
  try {
    await migrate(db, migrations);
  } catch (error) {
    // The first failure is reported: a connection that never opened does not close either.
    await db.destroy().catch(() => {});
    throw error;
  }
  return db;
}
