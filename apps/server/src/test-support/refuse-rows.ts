import { sql } from 'kysely';
import { isPostgres } from '../database/is-postgres.ts';
import type { Database } from '../database/open-database.ts';

const statements = {
  sqlite: (table: string, act: string) => ({
    make: [
      `create trigger "refuse_rows" before ${act} on "${table}" begin select raise(abort, 'broken off'); end`,
    ],
    drop: ['drop trigger "refuse_rows"'],
  }),
  postgres: (table: string, act: string) => ({
    make: [
      `create function "refuse_rows"() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`,
      `create trigger "refuse_rows" before ${act} on "${table}" for each row execute function "refuse_rows"()`,
    ],
    drop: [`drop trigger "refuse_rows" on "${table}"`, 'drop function "refuse_rows"()'],
  }),
};

/** Lets the database itself refuse changes to the rows of a table while `act` runs. */
export async function refusingRows<Value>(
  db: Database,
  { table, on }: { readonly table: string; readonly on: 'insert' | 'update' | 'delete' },
  act: () => Promise<Value>,
): Promise<Value> {
  const { make, drop } = statements[isPostgres(db) ? 'postgres' : 'sqlite'](table, on);
  for (const statement of make) await sql.raw(statement).execute(db);
  try {
    return await act();
  } finally {
    for (const statement of drop) await sql.raw(statement).execute(db);
  }
}
