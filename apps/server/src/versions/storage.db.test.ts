import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { countRecords } from './check-snapshot.ts';
import { storageUsed } from './quota.ts';
import { loadVersion, removeVersion, restoreAsCurrent, versionsOf } from './version-history.ts';
import { type DraftSave, latestVersionOf, loadSnapshot, saveVersion } from './version-store.ts';

let db: Database;
let time: number;
beforeEach(async () => {
  db = await openTestDatabase();
  await insertUser(db, 'u');
  await insertUser(db, 'v');
  time = 0;
});
afterEach(() => db.destroy());

/** Saves the draft `name`, of `bytes` bytes, as a version of its own unless `changes` differ. */
async function save(name: string, changes: Partial<DraftSave> = {}) {
  const userId = changes.userId ?? 'u';
  const baseHash = (await latestVersionOf(db, userId))?.version.hash ?? '';
  const content = { hash: name, size: 1, snapshot: new Uint8Array(100).fill(name.length) };
  const base = {
    userId,
    baseHash,
    sessionID: 's',
    statistics: countRecords({}),
    schoolName: '',
    quota: null,
  };
  return saveVersion(db, { ...base, ...content, saveReason: 'export', now: new Date(time), ...changes });
}

const restore = async (id: string, maxVersions = 100) => {
  const baseHash = (await latestVersionOf(db, 'u'))?.version.hash ?? '';
  return restoreAsCurrent(db, {
    id,
    baseHash,
    sessionID: 's',
    schoolName: '',
    maxVersions,
    now: new Date(time),
  });
};
const idOf = (outcome: Awaited<ReturnType<typeof save>> | null) => {
  if (outcome?.kind !== 'saved') throw new Error('Nothing was saved.');
  return outcome.version.id;
};
const remove = async (id: string) => {
  const version = await loadVersion(db, id);
  if (version) await db.transaction().execute((transaction) => removeVersion(transaction, version));
};

describe('the draft files of a school', () => {
  it('F5: are stored once for each content, and go with the last version that has it', async () => {
    const first = idOf(await save('a'));
    await save('bb');
    const restored = idOf(await restore(first));
    expect(await storageUsed(db, 'u')).toEqual({ bytes: 200, versions: 3 });
    await remove(first);
    expect((await loadSnapshot(db, restored))?.snapshot).toEqual(new Uint8Array(100).fill(1));
    await save('bb');
    await remove(restored);
    expect(await storageUsed(db, 'u')).toEqual({ bytes: 100, versions: 2 });
  });

  it('are replaced by an autosave', async () => {
    await save('a', { saveReason: null });
    await save('bb', { saveReason: null });
    expect(await storageUsed(db, 'u')).toEqual({ bytes: 100, versions: 1 });
  });

  it("are each school's own", async () => {
    await save('a');
    await save('a', { userId: 'v' });
    await save('bb');
    await db.deleteFrom('user').where('id', '=', 'u').execute();
    expect(await storageUsed(db, 'v')).toEqual({ bytes: 100, versions: 1 });
    expect(await storageUsed(db, 'u')).toEqual({ bytes: 0, versions: 0 });
  });
});

describe('a school that stores as much as it may', () => {
  const quota = { bytes: 250, versions: 3 };
  const refused = { code: 'QUOTA_REACHED' };

  it('F5: is refused another version by its bytes, until it deletes one', async () => {
    const first = idOf(await save('a', { quota }));
    await save('bb', { quota });
    await expect(save('ccc', { quota })).rejects.toMatchObject(refused);
    expect((await latestVersionOf(db, 'u'))?.version.hash).toBe('bb');
    await remove(first);
    expect((await save('ccc', { quota })).kind).toBe('saved');
  });

  it('F5: is refused another version by their number, a restored one too', async () => {
    const first = idOf(await save('a', { quota }));
    await save('bb', { quota });
    await save('a', { quota });
    await expect(save('bb', { quota })).rejects.toMatchObject(refused);
    await expect(restore(first, quota.versions)).rejects.toMatchObject(refused);
  });

  it('continues saving while it edits: the version stays the current one', async () => {
    const latest = idOf(await save('a', { quota, saveReason: null }));
    const small = { bytes: 100, versions: 1 };
    for (let edit = 0; edit < 12; edit++) {
      time += 60_000;
      expect(idOf(await save('x'.repeat(edit + 2), { quota: small, saveReason: null }))).toBe(latest);
    }
    await expect(save('export', { quota: small })).rejects.toMatchObject(refused);
  });
});

it('F25: versions are in the order of their making, also when the clock goes back', async () => {
  time = 1_000_000;
  await save('a');
  time = 0;
  const latest = idOf(await save('bb'));
  expect((await versionsOf(db, 'u')).map(({ hash }) => hash)).toEqual(['bb', 'a']);
  expect((await latestVersionOf(db, 'u'))?.version.id).toBe(latest);
});
