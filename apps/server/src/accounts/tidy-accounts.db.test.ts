import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { createInProcessBus } from '../live/bus.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { tidyAccounts } from './tidy-accounts.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const now = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
const queue: JobQueue = {
  enqueue: () => {},
  cancel: async () => {},
  recover: async () => {},
  close: async () => {},
};
const tidy = () => tidyAccounts({ db, bus: createInProcessBus(), queue, now: () => now });

it('F29: accounts that nobody has verified go after 14 days, others stay', async () => {
  for (const [id, days, emailVerified] of [
    ['young', 13.9, false],
    ['abandoned', 14.1, false],
    ['old', 900, true],
  ] as const) {
    await insertUser(db, id, { emailVerified, createdAt: daysAgo(days) });
  }
  await tidy();
  const left = await db.selectFrom('user').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(['old', 'young']);
});

it('F29: sessions go that have expired or have lasted 30 days, and links that are over', async () => {
  await insertUser(db, 'u');
  const session = (id: string, created: number, expires: number) => {
    const times = { createdAt: daysAgo(created), updatedAt: daysAgo(created), expiresAt: daysAgo(expires) };
    const row = { id, token: id, userId: 'u', impersonatedBy: null, impersonatorSession: null, ...times };
    return db.insertInto('session').values(row).execute();
  };
  await session('good', 29.9, -1);
  await session('expired', 3, 0.1);
  await session('long', 30.1, -1);
  for (const [id, days] of [
    ['open', -1],
    ['over', 1],
  ] as const) {
    const times = { createdAt: daysAgo(9), updatedAt: daysAgo(9), expiresAt: daysAgo(days) };
    const row = { id, identifier: `reset-password:${id}`, value: 'u', ...times };
    await db.insertInto('verification').values(row).execute();
  }
  await tidy();
  expect(await db.selectFrom('session').select('id').execute()).toEqual([{ id: 'good' }]);
  const links = await db.selectFrom('verification').select('identifier').execute();
  expect(links).toEqual([{ identifier: 'reset-password:open' }]);
});
