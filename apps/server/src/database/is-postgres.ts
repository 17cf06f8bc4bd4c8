import { type Kysely, PostgresAdapter } from 'kysely';

/** True when a database, or a transaction in it, is PostgreSQL; it is SQLite otherwise. */
export function isPostgres<Schema>(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
