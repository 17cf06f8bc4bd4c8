import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqlChannel } from './sql-channel.ts';

/** Kysely over one SQLite connection behind a channel; statements and transactions take turns. */
export function createChannelDialect(channel: SqlChannel): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(channel),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function createDriver(channel: SqlChannel): Driver {
  const connection = createConnection(channel);
  // The turns: each holder's promise resolves when it gives the connection back.
  let last = Promise.resolve();
  let release = () => {};
  const run = async (sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    acquireConnection: async () => {
      const before = last;
      let give = () => {};
      last = new Promise<void>((resolve) => {
        give = resolve;
      });
      await before;
      release = give;
      return connection;
    },
    releaseConnection: async () => release(),
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    // SQLite has rolled back by itself when the disk was full; that error is the one to tell.
    rollbackTransaction: () =>
      run('rollback').catch((error) => {
        if (!/no transaction is active/.test(String(error))) throw error;
      }),
    destroy: () => channel.close(),
  };
}

function createConnection(channel: SqlChannel): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await channel.execute({ sql, parameters });
      return { rows: rows as Row[], ...(changes === null ? {} : { numAffectedRows: BigInt(changes) }) };
    },
    // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
    async *streamQuery() {
      throw new Error('The database does not stream.');
    },
  };
}
