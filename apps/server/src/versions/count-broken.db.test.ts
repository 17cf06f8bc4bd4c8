import type { BrokenParts } from '@bellgrid/constraints';
import { MAX_COUNTED_VERSIONS } from '@bellgrid/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { createPlaces } from '../http/places.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { WorkerLost } from '../threads/worker-client.ts';
import { countRecords } from './check-snapshot.ts';
import { countBroken } from './count-broken.ts';
import { restoreAsCurrent } from './version-history.ts';
import { latestVersionOf, saveVersion } from './version-store.ts';

let db: Database;
/** The drafts in which was counted, in order; each is its number as one byte. */
let asked: number[];
let answer: (draft: number) => Promise<BrokenParts | null>;
let counting: Parameters<typeof countBroken>[0];

beforeEach(async () => {
  db = await openTestDatabase();
  await insertUser(db, 'u');
  asked = [];
  answer = async (draft) => ({ clashes: draft, rules: 0 });
  counting = {
    ...{ db, counts: createPlaces(2), stopping: new AbortController() },
    snapshots: {
      broken: (bytes) => {
        const draft = bytes[0] ?? 0;
        asked.push(draft);
        return answer(draft);
      },
    },
  };
});
afterEach(() => db.destroy());

const count = () => countBroken(counting, 'u');
const counted = (...drafts: number[]) =>
  Object.fromEntries(drafts.map((draft) => [`draft ${draft}`, { clashes: draft, rules: 0 }]));
const current = async () => (await latestVersionOf(db, 'u'))?.version;

/** Saves the draft with this number as a version of its own. */
async function save(draft: number): Promise<void> {
  const content = { hash: `draft ${draft}`, size: 1, snapshot: Uint8Array.of(draft) };
  const baseHash = (await current())?.hash ?? '';
  const facts = { statistics: countRecords({}), schoolName: '', quota: null, now: new Date(0) };
  const about = { userId: 'u', sessionID: 's', saveReason: 'export' } as const;
  await saveVersion(db, { ...about, ...content, ...facts, baseHash });
}

it('counts the newest drafts first, each once, also one that two versions have', async () => {
  await save(1);
  const first = await current();
  await save(2);
  await restoreAsCurrent(db, {
    ...{ id: first?.id ?? '', baseHash: 'draft 2', sessionID: 's', schoolName: '' },
    ...{ maxVersions: 9, now: new Date(0) },
  });
  expect(await count()).toEqual(counted(1, 2));
  expect(await count()).toEqual(counted(1, 2));
  expect(asked).toEqual([1, 2]);
});

it('counts no more at once than the most for one call', async () => {
  for (let draft = 0; draft <= MAX_COUNTED_VERSIONS; draft++) await save(draft);
  await count();
  expect(asked).toHaveLength(MAX_COUNTED_VERSIONS);
  await count();
  expect(asked.at(-1)).toBe(0);
  expect(asked).toHaveLength(MAX_COUNTED_VERSIONS + 1);
});

it('marks drafts that cannot be counted, and ends at the first that takes its thread along', async () => {
  for (const draft of [1, 2, 3, 4]) await save(draft);
  answer = async (draft) => {
    if (draft === 3) throw new WorkerLost('timeLimit', 'too long');
    return draft === 4 ? null : { clashes: draft, rules: 0 };
  };
  expect(await count()).toEqual({});
  expect(asked).toEqual([4, 3]);
  expect(await count()).toEqual(counted(1, 2));
  await count();
  expect(asked).toEqual([4, 3, 2, 1]);
});

it('marks nothing because the server stops', async () => {
  await save(1);
  answer = async () => {
    counting.stopping.abort();
    throw new WorkerLost('died', 'closed');
  };
  await count();
  const [stored] = await db.selectFrom('snapshot').select('broken').execute();
  expect(stored?.broken).toBeNull();
});

it('counts anew what another version of the program counted', async () => {
  await save(1);
  const other = { program: '0.0.0', parts: { clashes: 7, rules: 7 } };
  await db
    .updateTable('snapshot')
    .set({ broken: JSON.stringify(other) })
    .execute();
  expect(await count()).toEqual(counted(1));
  expect(asked).toEqual([1]);
});

it('gives what is known while a count is under way and another waits', async () => {
  await save(1);
  await count();
  await save(2);
  let end = (_: BrokenParts) => {};
  const begun = new Promise<void>((begin) => {
    answer = () => {
      begin();
      return new Promise((resolve) => (end = resolve));
    };
  });
  const first = count();
  await begun;
  const second = count();
  expect(await count()).toEqual(counted(1));
  end({ clashes: 2, rules: 0 });
  expect(await first).toEqual(counted(1, 2));
  expect(await second).toEqual(counted(1, 2));
  expect(asked).toEqual([1, 2]);
});
