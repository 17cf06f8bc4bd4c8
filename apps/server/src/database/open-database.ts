import { Kysely } from 'kysely';
import { createChannelDialect } from './channel-dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/registry.ts';
import type { Schema } from './schema.ts';
import type { SqlChannel } from './sql-channel.ts';

export type Database = Kysely<Schema>;

/** The database behind a channel, migrated to the newest structure. `destroy()` closes the channel. */
export async function openDatabase(channel: SqlChannel): Promise<Database> {
  const db: Database = new Kysely({ dialect: createChannelDialect(channel) });
  await migrate(db, migrations);
  return db;
}
