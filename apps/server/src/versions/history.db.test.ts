import { gzipSync } from 'node:zlib';
import {
  commands,
  createDraftStore,
  createExampleSchool,
  type Draft,
  serializeDraftFile,
} from '@bellgrid/model';
import {
  brokenRules,
  calls,
  compareVersions,
  deleteVersion,
  latestVersion,
  nameVersion,
  restoreVersion,
  saveDraft,
  snapshot,
  type Version,
  versions,
} from '@bellgrid/protocol';
import { describe, expect, it } from 'vitest';
import { type Client, draftFile } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();

const list = async (client: Client) => (await client.call(versions, {})).body;
const currentHash = async (client: Client) => (await client.call(latestVersion, {})).body.version?.hash ?? '';

async function save(client: Client, edit: number, saveReason?: 'solution'): Promise<Version> {
  const request = { baseHash: await currentHash(client), sessionID: 's', saveReason };
  return (await client.call(saveDraft, request, draftFile({ edit }))).body.version;
}

/** A school with an older version (edit 1, saved for a reason) and the current one (edit 2). */
async function schoolWithTwo(email: string) {
  const client = await world().newUser(email);
  const older = await save(client, 1, 'solution');
  const current = await save(client, 2);
  return { client, older, current };
}

describe('the list of versions', () => {
  it('is newest first, says which is current, and carries checksum and statistics', async () => {
    const { client, older, current } = await schoolWithTwo('list@example.org');
    const { versions: all, currentID } = await list(client);
    expect(all).toEqual([current, older]);
    expect(currentID).toBe(current.id);
    expect(all[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(all[0]?.statistics).toMatchObject({ lessons: 0, teachers: 0 });
  });
});

describe('the broken rules of versions', () => {
  it('are those of the stored drafts', async () => {
    const client = await world().newUser('broken@example.org');
    const draft = createExampleSchool();
    const [first, second] = Object.values(draft.lessons).filter(
      (lesson, _, all) => lesson.teachers[0] === all[0]?.teachers[0],
    );
    if (!first || !second) throw new Error('The first teacher has two lessons.');
    const put = async (school: Draft, saveReason: 'solution' | 'export') => {
      const solutionStore = { version: 2, solution: null } as const;
      const file = { fileVersion: 21, dataStore: school, solutionStore, pageMemory: {} } as const;
      const body = gzipSync(serializeDraftFile(file));
      const request = { baseHash: await currentHash(client), sessionID: 's', saveReason };
      return (await client.call(saveDraft, request, body)).body.version;
    };
    first.timeSlot = { day: 0, start: 0, end: first.numPeriods };
    const clear = await put(draft, 'solution');
    second.timeSlot = { day: 0, start: 0, end: second.numPeriods };
    const clashing = await put(draft, 'export');
    const { drafts } = (await client.call(brokenRules, {})).body;
    expect(Object.keys(drafts).sort()).toEqual([clear.hash, clashing.hash].sort());
    expect(drafts[clear.hash]?.clashes).toBe(0);
    expect(drafts[clashing.hash]?.clashes).toBeGreaterThan(0);
  });
});

describe('naming a version', () => {
  it('keeps it from being overwritten, and can be taken back', async () => {
    const { client, current } = await schoolWithTwo('name@example.org');
    const named = await client.call(nameVersion, { id: current.id, label: '  Before the move ' });
    expect(named).toMatchObject({ status: 200, body: { version: { ...current, label: 'Before the move' } } });
    const next = await save(client, 3);
    expect(next.id).not.toBe(current.id);
    const kept = await client.call(snapshot, { id: current.id });
    expect(kept.body).toMatchObject({ pageMemory: { edit: 2 } });
    await client.call(nameVersion, { id: current.id, label: null });
    expect((await list(client)).versions.find(({ id }) => id === current.id)?.label).toBeNull();
  });

  it.each(['', '   ', 'x'.repeat(101)])('refuses the name %j', async (label) => {
    const { client, current } = await schoolWithTwo(`name-${label.length}@example.org`);
    expect((await client.call(nameVersion, { id: current.id, label })).status).toBe(400);
  });

  it('goes by the path when the body names another version', async () => {
    const { client, older, current } = await schoolWithTwo('path@example.org');
    await client.post(`/api/versions/${older.id}/name`, { id: current.id, label: 'By path' });
    const { versions: all } = await list(client);
    expect(all.map(({ id, label }) => [id, label])).toEqual([
      [current.id, null],
      [older.id, 'By path'],
    ]);
  });
});

describe('restoring a version', () => {
  it('adds a copy that knows its origin and is current; the next save leaves it alone', async () => {
    const { client, older, current } = await schoolWithTwo('restore@example.org');
    const request = { id: older.id, baseHash: current.hash, sessionID: 's' };
    const { body } = await client.call(restoreVersion, request);
    expect(body.version).toMatchObject({
      revertedFrom: older.id,
      hash: older.hash,
      label: null,
      saveReason: null,
    });
    expect(body.version.statistics).toEqual(older.statistics);
    const { versions: all, currentID } = await list(client);
    expect(all.map(({ id }) => id)).toEqual([body.version.id, current.id, older.id]);
    expect(currentID).toBe(body.version.id);
    const read = await client.call(snapshot, { id: body.version.id });
    expect(read.body).toMatchObject({ pageMemory: { edit: 1 } });
    expect((await save(client, 3)).id).not.toBe(body.version.id);
  });

  it('is refused for a session that has not seen the newest save', async () => {
    const { client, older, current } = await schoolWithTwo('stale@example.org');
    const request = { id: older.id, baseHash: older.hash, sessionID: 's' };
    const answer = await client.call(restoreVersion, request);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      error: { code: 'OUT_OF_SYNC', details: { currentHash: current.hash } },
    });
    expect((await list(client)).currentID).toBe(current.id);
  });
});

describe('deleting a version', () => {
  it('takes it away, but never the current one', async () => {
    const { client, older, current } = await schoolWithTwo('delete@example.org');
    const refused = await client.call(deleteVersion, { id: current.id });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      error: { code: 'CURRENT_VERSION', message: 'Cannot delete current version' },
    });
    expect((await client.call(deleteVersion, { id: older.id })).status).toBe(200);
    expect((await list(client)).versions).toEqual([current]);
    expect((await client.call(snapshot, { id: older.id })).status).toBe(404);
    expect((await client.call(deleteVersion, { id: older.id })).status).toBe(404);
  });
});

describe('comparing two versions', () => {
  const fileOf = (dataStore: Draft) =>
    gzipSync(
      serializeDraftFile({
        fileVersion: 21,
        dataStore,
        solutionStore: { version: 2, solution: null },
        pageMemory: {},
      }),
    );

  it('names added, changed and removed records', async () => {
    const client = await world().newUser('compare@example.org');
    const store = createDraftStore(createExampleSchool());
    const put = async (saveReason?: 'export') => {
      const request = { baseHash: await currentHash(client), sessionID: 's', saveReason };
      return (await client.call(saveDraft, request, fileOf(store.draft))).body.version;
    };
    const older = await put('export');
    const lesson = Object.keys(store.draft.lessons)[0] ?? '';
    store.run(commands.setSchoolName, { schoolName: 'Lake School' });
    store.run(commands.deleteLesson, { ids: [lesson] });
    const newer = await put('export');
    const { body, status } = await client.call(compareVersions, { id: older.id, with: newer.id });
    expect(status).toBe(200);
    expect(body.parts).toContain('schoolData');
    expect(body.records.lessons).toMatchObject({
      added: { count: 0, ids: [] },
      removed: { count: 1, ids: [lesson] },
    });
    expect(body.records.teachers).toBeUndefined();
    expect(body).toMatchObject({ rescheduled: 1, unplaced: 0, isSeen: true });
    const back = await client.call(compareVersions, { id: newer.id, with: older.id });
    expect(back.body.records.lessons).toMatchObject({
      added: { count: 1, ids: [lesson] },
      removed: { count: 0 },
    });
    store.run(commands.lockLesson, { ids: Object.keys(store.draft.lessons), locked: true });
    const locked = await client.call(compareVersions, { id: newer.id, with: (await put()).id });
    expect(locked.body).toMatchObject({
      records: { lessons: { added: { count: 0 } } },
      rescheduled: 0,
      isSeen: false,
    });
    const same = await client.call(compareVersions, { id: newer.id, with: newer.id });
    expect(same.body).toEqual({ records: {}, parts: [], rescheduled: 0, unplaced: 0, isSeen: false });
  });

  it('does not read the version of another school', async () => {
    const { older, current } = await schoolWithTwo('compared@example.org');
    const other = await world().newUser('comparer@example.org');
    const own = (await list(other)).currentID ?? '';
    expect((await other.call(compareVersions, { id: own, with: older.id })).status).toBe(404);
    expect((await other.call(compareVersions, { id: current.id, with: own })).status).toBe(404);
  });

  it('refuses unreadable snapshots', async () => {
    const { client, older, current } = await schoolWithTwo('unreadable@example.org');
    const future = gzipSync(JSON.stringify({ fileVersion: 9999, dataStore: {} }));
    const request = { baseHash: current.hash, sessionID: 's', saveReason: 'export' } as const;
    expect(await client.call(saveDraft, request, future)).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_DATA', message: expect.stringMatching(/newer version/) } },
    });
    // It was saved before this was looked at.
    const db = await world().openDatabase();
    await db.updateTable('snapshot').set({ bytes: future }).where('hash', '=', current.hash).execute();
    await db.destroy();
    const answer = await client.call(compareVersions, { id: older.id, with: current.id });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'BAD_DATA' } } });
  });
});

describe("another school's version", () => {
  const roads = Object.values(calls).filter(({ path }) => path.startsWith('/api/versions/{id}'));

  it.each(roads)('does not exist for $name', async ({ name, method, path }) => {
    const { client, older, current } = await schoolWithTwo(`owner-${name.toLowerCase()}@example.org`);
    const other = await world().newUser(`other-${name.toLowerCase()}@example.org`);
    const ask = (id: string) => {
      const address = path.replace('{id}', id);
      const body = { label: 'Mine', baseHash: current.hash, sessionID: 's' };
      return method === 'post'
        ? other.post(address, body)
        : other.send(method.toUpperCase(), `${address}?with=${current.id}`);
    };
    for (const id of [older.id, current.id, 'nonsense']) {
      expect(await ask(id)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
    }
    expect((await list(client)).versions).toEqual([current, older]);
    expect((await list(other)).versions.map(({ id }) => id)).not.toContain(older.id);
  });
});
