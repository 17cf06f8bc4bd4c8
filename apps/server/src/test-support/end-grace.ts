import { tidyAccounts } from '../accounts/tidy-accounts.ts';
import { createInProcessBus } from '../live/bus.ts';
import type { World } from './test-server.ts';

/** Deletes what is over, as if the grace of an account that its owner wants deleted were over too. */
export async function endGrace(world: World, uid: string): Promise<void> {
  const db = await world.openDatabase();
  await db
    .updateTable('userDocument')
    .set({ deleteAt: '2026-01-01T00:00:00.000Z' })
    .where('userId', '=', uid)
    .where('deleteAt', 'is not', null)
    .execute();
  const queue = { enqueue: () => {}, cancel: async () => {}, recover: async () => {}, close: async () => {} };
  await tidyAccounts({ db, bus: createInProcessBus(), queue, now: () => new Date() });
  await db.destroy();
}
