import { type Kysely, sql, type Transaction } from 'kysely';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';
import { type DatabaseTerms, postgresTerms, sqliteTerms } from './database-terms.ts';
import { isPostgres } from './is-postgres.ts';

/** One numbered step of the database's structure, the same for both databases. */
export interface Migration {
  readonly number: number;
  readonly statements: readonly string[] | ((terms: DatabaseTerms) => readonly string[]);
}

/** Taken by a server that migrates PostgreSQL, so that another one waits. Any number will do. */
const MIGRATION_LOCK = 781_342_001;

/**
 * Brings the database to the newest structure that `migrations` know, in one transaction: all of it or
 * nothing. Throws StartError when the database is newer than that.
 */
export async function migrate<Schema>(db: Kysely<Schema>, migrations: readonly Migration[]): Promise<void> {
  const newest = migrations.at(-1)?.number ?? 0;
  await db.transaction().execute(async (transaction) => {
    if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    await sql`create table if not exists "schemaVersion" ("number" integer not null primary key)`.execute(
      transaction,
    );
    const applied = await numbersApplied(transaction);
    const current = Math.max(0, ...applied);
    if (current > newest) {
      throw new StartError(operatorTexts.t('operator.start.databaseNewer', { current, newest }));
    }
    for (const migration of migrations)
      if (!applied.includes(migration.number)) await run(transaction, migration);
  });
}

async function numbersApplied<Schema>(transaction: Transaction<Schema>): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select "number" from "schemaVersion"`.execute(transaction);
  return rows.map(({ number }) => number);
}

async function run<Schema>(transaction: Transaction<Schema>, migration: Migration): Promise<void> {
  const terms = isPostgres(transaction) ? postgresTerms : sqliteTerms;
  const { statements } = migration;
  for (const statement of typeof statements === 'function' ? statements(terms) : statements) {
    await sql.raw(statement).execute(transaction);
  }
  await sql`insert into "schemaVersion" ("number") values (${migration.number})`.execute(transaction);
}
