import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAttemptCounters } from '../accounts/attempt-counters.ts';
import type { Database } from '../database/open-database.ts';
import type { Edition } from '../editions/make-edition.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { storageUsed } from '../versions/quota.ts';
import { beginPublication, endPublication, presentData, storeEdition } from './publication-store.ts';

let db: Database;
const userId = 'school';
const now = new Date('2026-11-23T08:00:00Z');
let secret: string;
const inserts: string[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  await insertUser(db, userId);
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.transaction().execute((transaction) => endPublication(transaction, userId));
  secret = (await beginPublication(db, userId, now)).secret;
});

function edition(name: string, pages = 1): Edition {
  return {
    ...{ schoolName: 'Hill School', data: Buffer.from(name), zone: 'UTC', calendar: '{}' },
    pages: Array.from({ length: pages }, (_, index) => ({
      ...{ path: `classes/${index}`, type: 'text/html', etag: String(index), bytes: Buffer.from('page') },
      ...{ facts: null, changes: 0 },
    })),
  };
}

const settings = { teachers: 'none', rooms: false, language: 'en', color: '#3b6fe0' } as const;

/** Stores an edition as one that was compared with those that are there at this moment. */
async function add(
  added: Edition,
  validFrom: string | null,
  compared?: { present: Present },
  maxBytes = 1_000_000,
): Promise<void> {
  const { present } = compared ?? (await presentData(db, userId, now));
  await db
    .withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'InsertQueryNode') inserts.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    })
    .transaction()
    .execute((transaction) =>
      storeEdition(transaction, {
        ...{
          userId,
          secret,
          versionID: 'v',
          settings,
          validFrom,
          edition: added,
          present,
          logo: null,
          now,
          maxBytes,
        },
      }),
    );
}
type Present = Awaited<ReturnType<typeof presentData>>['present'];

const compared = async () => {
  const { previous, newest } = await presentData(db, userId, now);
  return [previous, newest].map((bytes) => bytes && Buffer.from(bytes).toString());
};

it('compares with the edition that is shown, also when a later one waits, and with the newest', async () => {
  expect(await compared()).toEqual([null, null]);
  await add(edition('first'), null);
  await add(edition('upcoming'), '2026-12-01');
  expect(await compared()).toEqual(['first', 'upcoming']);
  await add(edition('due'), '2026-11-01');
  expect(await compared()).toEqual(['due', 'due']);
});

it('shows nothing before the date of the only edition', async () => {
  await add(edition('upcoming'), '2026-12-01');
  expect(await compared()).toEqual([null, 'upcoming']);
});

it('refuses an edition that was compared with another than the newest, and keeps what there is', async () => {
  await add(edition('first'), null);
  const before = await presentData(db, userId, now);
  await add(edition('second'), null);
  await expect(add(edition('late'), null, before)).rejects.toMatchObject({ code: 'OUT_OF_SYNC' });
  expect(await compared()).toEqual(['second', 'second']);
});

it('refuses an edition whose publication was ended meanwhile, also when another has begun', async () => {
  await db.transaction().execute((transaction) => endPublication(transaction, userId));
  await expect(add(edition('late'), null)).rejects.toMatchObject({ code: 'OUT_OF_SYNC' });
  await beginPublication(db, userId, now);
  await expect(add(edition('late'), null)).rejects.toMatchObject({ code: 'OUT_OF_SYNC' });
  expect(await db.selectFrom('edition').select('sequence').execute()).toEqual([]);
});

it('gives the calendars of an earlier publication addresses with the first edition that has them all', async () => {
  await db.updateTable('publication').set({ feeds: null }).where('userId', '=', userId).execute();
  expect((await beginPublication(db, userId, now)).feeds).toBeNull();
  await add(edition('first'), null);
  const feeds = (await beginPublication(db, userId, now)).feeds;
  expect(feeds).toMatch(/^[\w-]{32}$/);
  await add(edition('second'), null);
  expect((await beginPublication(db, userId, now)).feeds).toBe(feeds);
});

it('counts in what the school may store, without the editions that it replaces', async () => {
  const withFacts = { ...edition('data'), calendar: '[]' };
  const pages = withFacts.pages.map((page) => ({ ...page, facts: 'facts' }));
  const length = 'data'.length + '[]'.length + 'page'.length + 'facts'.length;
  const store = (maxBytes: number) => add({ ...withFacts, pages }, null, undefined, maxBytes);
  await expect(store(length - 1)).rejects.toMatchObject({ code: 'QUOTA_REACHED' });
  await store(length);
  await store(length);
  expect((await storageUsed(db, userId)).bytes).toBe(length);
});

it('stores its pages fifty at once', async () => {
  inserts.length = 0;
  await add(edition('large', 130), null);
  expect(inserts).toHaveLength(1 + 3);
  expect(await db.selectFrom('publishedPage').select('path').execute()).toHaveLength(130);
});

it('takes an attempt back that was none', async () => {
  const counters = createAttemptCounters(db, () => now);
  const rule = { points: 2, seconds: 60 };
  await counters.giveBack('reader');
  for (let round = 0; round < 5; round += 1) {
    expect(await counters.consume('reader', rule)).toBeNull();
    await counters.giveBack('reader');
  }
  expect([await counters.consume('reader', rule), await counters.consume('reader', rule)]).toEqual([
    null,
    null,
  ]);
  expect(await counters.consume('reader', rule)).toBe(60);
});
