import type { PageMemory } from '@bellgrid/protocol';
import type { Database } from '../database/open-database.ts';

interface UserState {
  readonly lastSeen?: string;
  readonly lastLogin?: string;
  readonly lastAcknowledgedUpdate?: string;
  readonly language?: string;
  readonly clientVersion?: string;
  readonly hideAlertsForSolverID?: string;
  readonly pageMemory?: string;
}

const nothing = {
  lastSeen: null,
  lastLogin: null,
  lastAcknowledgedUpdate: null,
  hideAlertsForSolverID: null,
  pageMemory: null,
  language: null,
  clientVersion: null,
};

/** Notes something about a user in passing; the rest stays. */
export async function noteState(db: Database, userId: string, state: UserState): Promise<void> {
  await db
    .insertInto('userState')
    .values({ ...nothing, userId, ...state })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...state }))
    .execute();
}

/** The latest page memory of the screens; empty without one. */
export async function pageMemoryOf(db: Database, userId: string): Promise<PageMemory> {
  const row = await db
    .selectFrom('userState')
    .select('pageMemory')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.pageMemory ? JSON.parse(row.pageMemory) : {};
}
