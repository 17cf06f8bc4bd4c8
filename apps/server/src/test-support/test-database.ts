import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createChannelDialect } from '../database/channel-dialect.ts';
import { createDirectChannel } from '../database/direct-channel.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { createPlainPostgresDialect } from '../database/postgres-dialect.ts';
import { createPostgresPool } from '../database/postgres-pool.ts';

/** A new, empty database of PostgreSQL when the tests run on it; null when they run on SQLite. */
export async function newPostgresUrl(): Promise<string | null> {
  const server = inject('postgres');
  if (!server) return null;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template template`);
  return server.replace(/postgres$/, name);
}

/** Runs a statement at an address of PostgreSQL. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The database at an address of PostgreSQL, or in an SQLite file. */
export function connectTo(database: {
  readonly url: string | null;
  readonly file: string;
}): Promise<Database> {
  if (database.url === null) return openDatabase(createChannelDialect(createDirectChannel(database.file)));
  const onLost = () => {};
  const pool = createPostgresPool(database.url, { connections: 4, values: 'plain', onLost });
  return openDatabase(createPlainPostgresDialect(pool));
}

/** A new, empty database of the kind that the tests run on. */
export async function openTestDatabase(): Promise<Database> {
  return connectTo({ url: await newPostgresUrl(), file: ':memory:' });
}
