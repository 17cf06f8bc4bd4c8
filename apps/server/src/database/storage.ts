import { join } from 'node:path';
import { Kysely } from 'kysely';
import type pg from 'pg';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';
import { createChannelDialect } from './channel-dialect.ts';
import { type Database, openDatabase } from './open-database.ts';
import { createNativePostgresDialect, createPlainPostgresDialect } from './postgres-dialect.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { createWorkerChannel } from './worker-channel.ts';

/** The tables of the accounts library, as it wants them handed. */
export interface AccountsDatabase {
  readonly db: Kysely<unknown>;
  readonly type: 'sqlite' | 'postgres';
  readonly transaction: true;
}

/** An open database: for our own statements, and for the accounts library. */
export interface Storage {
  readonly db: Database;
  readonly accounts: AccountsDatabase;
  close(): Promise<void>;
}

export interface PostgresStorage extends Storage {
  readonly pool: pg.Pool;
}

const CONNECTIONS = 10;
const ACCOUNT_CONNECTIONS = 5;

/** SQLite in the data folder, in a thread of its own. `onGone` is called when that thread is lost. */
export async function openEmbeddedStorage(
  dataDir: string,
  worker: URL,
  onGone: (reason: Error) => void,
): Promise<Storage> {
  const file = join(dataDir, 'bellgrid.db');
  let isOpen = false;
  const onLost = (reason: Error) => isOpen && onGone(reason);
  const channel = createWorkerChannel(worker, file, onLost);
  const db = await openDatabase(createChannelDialect(channel)).catch((error) => {
    throw unopened(file, error);
  });
  isOpen = true;
  return {
    db,
    accounts: { db: asAccounts(db), type: 'sqlite', transaction: true },
    close: () => db.destroy(),
  };
}

/** PostgreSQL at an address. `onLost` is called when a connection is lost; the next statement opens another. */
export async function openPostgresStorage(
  url: string,
  onLost: (reason: Error) => void,
): Promise<PostgresStorage> {
  const pool = createPostgresPool(url, { connections: CONNECTIONS, values: 'plain', onLost });
  const db = await openDatabase(createPlainPostgresDialect(pool)).catch((error) => {
    throw unopened(withoutPassword(url), error);
  });
  // The accounts library wants booleans and dates as such.
  const native = createPostgresPool(url, { connections: ACCOUNT_CONNECTIONS, values: 'native', onLost });
  const accounts = new Kysely<unknown>({ dialect: createNativePostgresDialect(native) });
  return {
    db,
    pool,
    accounts: { db: accounts, type: 'postgres', transaction: true },
    close: async () => {
      await accounts.destroy();
      // Kysely ends only the pool of which it has taken a connection.
      if (!native.ended) await native.end();
      await db.destroy();
    },
  };
}

/** The accounts library writes only its own tables. */
const asAccounts = (db: Database) => db as unknown as Kysely<unknown>;

function unopened(where: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
  return new StartError(operatorTexts.t('operator.start.databaseUnopened', { file: where, reason }));
}

function withoutPassword(url: string): string {
  const address = new URL(url);
  return `${address.protocol}//${address.host}${address.pathname}`;
}
