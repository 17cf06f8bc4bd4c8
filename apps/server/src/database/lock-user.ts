import { sql, type Transaction } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { Schema } from './schema.ts';

/**
 * Makes the transactions of one user that call this take turns, until each commits: each reads the changes of
 * the one before. In SQLite transactions take turns anyway.
 */
export async function lockUser(transaction: Transaction<Schema>, userId: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select 1 from "user" where "id" = ${userId} for no key update`.execute(transaction);
}
