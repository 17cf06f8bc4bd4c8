import { type Dialect, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import { bindable, storableText } from './bindable.ts';

type Bind = (value: unknown) => unknown;

/** Kysely over PostgreSQL that binds the same JavaScript values, in the same manner, as the one over SQLite. */
export const createPlainPostgresDialect = (pool: pg.Pool): Dialect => createDialect(pool, bindable);

/** Kysely over PostgreSQL that leaves booleans and dates what they are. */
export const createNativePostgresDialect = (pool: pg.Pool): Dialect =>
  createDialect(pool, (value) => (typeof value === 'string' ? storableText(value) : value));

function createDialect(pool: pg.Pool, bind: Bind): Dialect {
  const bindingPool: PostgresPool = {
    connect: async () => bindingClient(await pool.connect(), bind),
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: bindingPool });
}

type Client = Awaited<ReturnType<PostgresPool['connect']>>;

function bindingClient(client: pg.PoolClient, bind: Bind): Client {
  let broken: Error | undefined;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, values.map(bind));
    } catch (error) {
      // A connection that cannot even roll back is gone, and the transaction with it; the error that led
      // here is the one to tell.
      if (text !== 'rollback') throw error;
      broken = error instanceof Error ? error : new Error(String(error));
      return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    }
  };
  return { query: query as unknown as Client['query'], release: () => client.release(broken) };
}
