import type { Database } from '../database/open-database.ts';

export interface NewLogo {
  readonly originalFilename: string;
  readonly image: Uint8Array;
  readonly now: Date;
}

/** Keeps the logo of a user's school in place of the one before. */
export async function saveLogo(db: Database, userId: string, { now, ...rest }: NewLogo): Promise<void> {
  const values = { ...rest, lastUpdated: now.toISOString() };
  await db
    .insertInto('logo')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

/** The logo of a user's school (PNG bytes); null when there is none. */
export async function loadLogo(db: Database, userId: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom('logo').select('image').where('userId', '=', userId).executeTakeFirst();
  return row?.image ?? null;
}

/** Takes the logo of a user's school away, if there is one. */
export async function removeLogo(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('logo').where('userId', '=', userId).execute();
}
