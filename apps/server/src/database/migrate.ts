import { type Kysely, sql } from 'kysely';
import { StartError } from '../config/start-error.ts';

/** One numbered step of the database's structure; its statements run in one transaction. */
export interface Migration {
  readonly number: number;
  readonly statements: readonly string[];
}

/**
 * Brings the database to the newest structure that `migrations` know. Throws StartError when the database
 * is newer than that.
 */
export async function migrate<Schema>(db: Kysely<Schema>, migrations: readonly Migration[]): Promise<void> {
  await sql`create table if not exists "schemaVersion" ("number" integer not null primary key)`.execute(db);
  const { rows } = await sql<{
    number: number | null;
  }>`select max("number") as "number" from "schemaVersion"`.execute(db);
  const current = Number(rows[0]?.number ?? 0);
  const newest = migrations.at(-1)?.number ?? 0;
  if (current > newest) {
    throw new StartError(
      `The database was written by a newer Bellgrid (structure ${current}, this one knows ${newest}): update Bellgrid.`,
    );
  }
  for (const migration of migrations.filter(({ number }) => number > current)) {
    await db.transaction().execute(async (transaction) => {
      for (const statement of migration.statements) await sql.raw(statement).execute(transaction);
      await sql`insert into "schemaVersion" ("number") values (${migration.number})`.execute(transaction);
    });
  }
}
