import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { ServerConfig } from '../config/environment.ts';
import { createChannelDialect } from '../database/channel-dialect.ts';
import { createDirectChannel } from '../database/direct-channel.ts';
import { lockDataFolder } from '../database/lock-file.ts';
import { migrations } from '../database/migrations/registry.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { createPlainPostgresDialect } from '../database/postgres-dialect.ts';
import { createPostgresPool } from '../database/postgres-pool.ts';
import { backupBeforeMigration } from '../database/rotate-backups.ts';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';

/**
 * The database for a command that does one small thing, whether or not a server runs on it; `close` when done.
 * Without a server the database is saved before it gets a newer structure; beside a running one the structure must be
 * the one that this program knows. Throws StartError.
 */
export async function openForCommand(
  config: Pick<ServerConfig, 'databaseUrl' | 'dataDir'>,
): Promise<{ db: Database; close: () => Promise<void> }> {
  if (config.databaseUrl) {
    const pool = createPostgresPool(config.databaseUrl, {
      connections: 1,
      values: 'plain',
      onLost: () => {},
    });
    const db = await openDatabase(createPlainPostgresDialect(pool));
    return { db, close: () => db.destroy() };
  }
  const file = join(config.dataDir, 'bellgrid.db');
  if (!existsSync(file)) {
    throw new StartError(operatorTexts.t('operator.admin.noDatabase', { folder: config.dataDir }));
  }
  const dialect = () => createChannelDialect(createDirectChannel(file));
  const unlock = lockUnlessInUse(config.dataDir);
  if (unlock) {
    backupBeforeMigration(config.dataDir, new Date());
    const db = await openDatabase(dialect());
    return { db, close: async () => db.destroy().then(unlock) };
  }
  const db: Database = new Kysely({ dialect: dialect() });
  const { rows } = await sql<{ number: number }>`select "number" from "schemaVersion"`.execute(db);
  const applied = new Set(rows.map(({ number }) => Number(number)));
  if (applied.size !== migrations.length || !migrations.every(({ number }) => applied.has(number))) {
    await db.destroy();
    throw new StartError(operatorTexts.t('operator.admin.otherVersion'));
  }
  return { db, close: () => db.destroy() };
}

function lockUnlessInUse(dataDir: string): (() => void) | null {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}
