import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { createInProcessBus } from '../live/bus.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { activePer, noteActive, spanBegin } from './active-spans.ts';
import { tidyAccounts } from './tidy-accounts.ts';
import { newUserDocument } from './user-document.ts';

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
/** The database has had its rules since this day. */
const hasRuleFor = (days: number) =>
  db
    .updateTable('moment')
    .set({ at: daysAgo(days) })
    .execute();
const tidy = () => tidyAccounts({ db, bus: createInProcessBus(), queue, now: () => now });

it('F29: accounts that nobody has verified go after 14 days, others stay', async () => {
  for (const [id, days, emailVerified] of [
    ['young', 13.9, false],
    ['abandoned', 14.1, false],
    ['old', 900, true],
  ] as const) {
    await insertUser(db, id, { emailVerified, createdAt: daysAgo(days) });
  }
  await hasRuleFor(14.1);
  await tidy();
  expect(await userIds()).toEqual(['old', 'young']);
});

it('accounts that were in use before addresses had to be verified stay, and all of them for the first 14 days', async () => {
  const unused = { label: null, saveReason: null, revertedFrom: null, hash: 'h', size: 1, autosaves: 0 };
  const used = {
    empty: { sequence: 1 },
    saved: { sequence: 1, autosaves: 1 },
    exported: { sequence: 1, saveReason: 'export' },
    later: { sequence: 2 },
  };
  for (const id of [...Object.keys(used), 'licensed', 'chief', 'none']) {
    await insertUser(db, id, { emailVerified: false, createdAt: daysAgo(400) });
  }
  for (const [userId, changes] of Object.entries(used)) {
    const times = { date: daysAgo(399), lastModified: daysAgo(399), statistics: null };
    await db
      .insertInto('version')
      .values({ ...unused, ...times, ...changes, id: userId, userId })
      .execute();
  }
  const licence = { id: 'l', userId: 'licensed', count: 4, expiry: null, source: 'stripe' } as const;
  await db
    .insertInto('license')
    .values({ ...licence, createdAt: daysAgo(300) })
    .execute();
  const chief = { userId: 'chief', schoolName: '', bypassPaywallUntil: null };
  await db
    .insertInto('userDocument')
    .values({ ...newUserDocument, ...chief, isAdministrator: true })
    .execute();
  await tidy();
  expect(await userIds()).toHaveLength(7);
  await hasRuleFor(13.9);
  await tidy();
  expect(await userIds()).toHaveLength(7);
  await hasRuleFor(14.1);
  await tidy();
  expect(await userIds()).toEqual(['chief', 'exported', 'later', 'licensed', 'saved']);
});

async function userIds(): Promise<string[]> {
  const rows = await db.selectFrom('user').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

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

it('a day, week or month begins with its first day in UTC, also over the end of a year', () => {
  const at = (time: string, back = 0) =>
    (['day', 'week', 'month'] as const).map((unit) => spanBegin(unit, new Date(time), back));
  expect(at('2026-06-30T23:59:59.999Z')).toEqual(['2026-06-30', '2026-06-29', '2026-06-01']);
  expect(at('2026-07-05T23:59:59.999Z')).toEqual(['2026-07-05', '2026-06-29', '2026-07-01']);
  expect(at('2026-07-06T00:00:00.000Z')).toEqual(['2026-07-06', '2026-07-06', '2026-07-01']);
  expect(at('2026-01-01T00:00:00.000Z')).toEqual(['2026-01-01', '2025-12-29', '2026-01-01']);
  expect(at('2026-01-01T00:00:00.000Z', 1)).toEqual(['2025-12-31', '2025-12-22', '2025-12-01']);
  expect(at('2026-03-31T12:00:00.000Z', 1)).toEqual(['2026-03-30', '2026-03-23', '2026-02-01']);
});

it('the days of two months stay in which a school was there, the weeks of two years and the months of five', async () => {
  await insertUser(db, 'u');
  const kept = { day: [0, 61, 62], week: [0, 103, 104], month: [0, 59, 60] } as const;
  const over = { day: [63, 90], week: [105, 120], month: [61, 72] } as const;
  for (const unit of ['day', 'week', 'month'] as const) {
    const spans = [...kept[unit], ...over[unit]].map((back) => ({
      ...{ unit, begin: spanBegin(unit, now, back), userId: 'u' },
    }));
    await db.insertInto('activeSpan').values(spans).execute();
  }
  await noteActive(db, 'u', now);
  await tidy();
  for (const unit of ['day', 'week', 'month'] as const) {
    const rows = await db
      .selectFrom('activeSpan')
      .select('begin')
      .where('unit', '=', unit)
      .orderBy('begin', 'desc')
      .execute();
    expect(rows.map(({ begin }) => begin)).toEqual(kept[unit].map((back) => spanBegin(unit, now, back)));
  }
  expect(await activePer(db, 'day', 3, now)).toEqual([0, 0, 1]);
  expect((await activePer(db, 'day', 62, now))[0]).toBe(1);
});

it('of each school the latest twenty runs stay, and all of the last 31 days', async () => {
  const add = async (userId: string, days: readonly number[]) => {
    await insertUser(db, userId);
    for (const [index, day] of days.entries()) {
      const times = { startedAt: daysAgo(day), endedAt: daysAgo(day) };
      const run = { id: `${userId} ${index}`, userId, jobType: 'solve', isTrial: false, ...times } as const;
      await db
        .insertInto('endedRun')
        .values({ ...run, status: 'NONE', ms: null, record: null })
        .execute();
    }
  };
  const list = (count: number, day: number) => Array.from({ length: count }, () => day);
  await add('idle', list(23, 400));
  await add('few', list(20, 400));
  await add('busy', [...list(4, 31.1), ...list(30, 30.9)]);
  await add('mixed', [...list(4, 31.1), ...list(18, 1)]);
  await tidy();
  const left = await db.selectFrom('endedRun').select(['id', 'userId']).orderBy('sequence').execute();
  const of = (user: string) => left.filter(({ userId }) => userId === user).map(({ id }) => id);
  expect([of('idle').length, of('idle')[0]]).toEqual([20, 'idle 3']);
  expect(of('few')).toHaveLength(20);
  expect([of('busy').length, of('busy')[0]]).toEqual([30, 'busy 4']);
  expect([of('mixed').length, of('mixed')[0]]).toEqual([20, 'mixed 2']);
});
