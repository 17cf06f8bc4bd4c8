import pg from 'pg';

const { builtins } = pg.types;

/**
 * Parsers for Bellgrid's own tables that give the same values as SQLite, so that the code above sees no
 * difference.
 */
const plainValues = new Map<number, (text: string) => unknown>([
  [builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [builtins.BYTEA, (text) => new Uint8Array(Buffer.from(text.slice('\\x'.length), 'hex'))],
]);

const plainTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && plainValues.get(oid)) ||
    pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface PoolOptions {
  readonly connections: number;
  /** `plain` reads values as SQLite gives them, `native` as the driver does (booleans, dates). */
  readonly values: 'plain' | 'native';
  /** Called when a connection is lost; the next statement opens another. */
  readonly onLost: (error: Error) => void;
}

const CONNECT_WITHIN_MS = 5000;
/** A statement, or a transaction that waits for its next one, that takes longer than this is broken off. */
const LIMIT_MS = 30_000;

/** Connections to PostgreSQL. Nothing is opened before the first statement. */
export function createPostgresPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: LIMIT_MS,
    idle_in_transaction_session_timeout: LIMIT_MS,
    application_name: 'bellgrid',
    ...(options.values === 'plain' ? { types: plainTypes } : {}),
  });
  // Without a listener a lost connection would end the process.
  pool.on('error', options.onLost);
  pool.on('connect', (client) => void client.on('error', options.onLost));
  return pool;
}
