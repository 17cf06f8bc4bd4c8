import {
  auditLog,
  deleteUser,
  impersonate,
  keepAccount,
  LIVE_PATH,
  latestVersion,
  me,
  savePageMemory,
  stopImpersonation,
  uploadLogo,
} from '@bellgrid/protocol';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../test-support/client.ts';
import { endGrace } from '../test-support/end-grace.ts';
import { refusingRows } from '../test-support/refuse-rows.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
let chief: Client;
beforeAll(async () => {
  chief = await world().newAdministrator('chief@example.org');
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The number of rows per table that concern a user. */
async function rowsAbout(uid: string): Promise<Record<string, number>> {
  const db = await world().openDatabase();
  const counts: Record<string, number> = {};
  for (const table of await db.introspection.getTables()) {
    const columns = table.columns.map(({ name }) => name);
    const wanted = columns.filter(
      (name) => ['userId', 'value'].includes(name) || (table.name === 'user' && name === 'id'),
    );
    for (const column of wanted) {
      const query = sql<{
        count: number;
      }>`select count(*) as "count" from ${sql.table(table.name)} where ${sql.ref(column)} = ${uid}`;
      counts[table.name] = Number((await query.execute(db)).rows[0]?.count);
    }
  }
  await db.destroy();
  return counts;
}

describe('deleting an account', () => {
  it('needs its password, ends every session and channel, and leaves nothing behind after its grace', async () => {
    const gone = await world().newUser('gone@example.org');
    const elsewhere = new Client(world().url);
    await elsewhere.post('/api/auth/sign-in/email', { email: 'gone@example.org', password: 'hill-secret-1' });
    await elsewhere.post('/api/auth/request-password-reset', { email: 'gone@example.org' });
    const { uid } = (await gone.call(me, {})).body;
    await gone.call(savePageMemory, { pageMemory: { tab: 'x' } });
    expect((await gone.call(uploadLogo, { filename: 'logo.png' }, pixel)).status).toBe(200);
    const before = await rowsAbout(uid);
    expect(before).toMatchObject({ user: 1, version: 1, session: 2, userState: 1, logo: 1, verification: 1 });

    const wrong = await gone.call(deleteUser, { password: 'wrong-password' });
    expect(wrong).toMatchObject({ status: 403, body: { error: { code: 'WRONG_PASSWORD' } } });
    expect((await gone.call(deleteUser, { password: 'hill-secret-1', uid: 'another' })).status).toBe(403);
    expect((await gone.call(me, {})).status).toBe(200);

    const extraHeaders = { cookie: elsewhere.cookie };
    const socket = io(world().url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      extraHeaders,
      forceNew: true,
    });
    await new Promise((resolve) => socket.once('user', resolve));
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    expect((await gone.call(deleteUser, { password: 'hill-secret-1', uid })).status).toBe(200);
    expect(await closed).toBe('io server disconnect');
    socket.disconnect();
    expect(gone.cookie).toBe('');
    expect((await elsewhere.call(latestVersion, {})).status).toBe(401);
    expect(await rowsAbout(uid)).toMatchObject({ user: 1, version: 1, session: 0, logo: 1 });
    await world().mailedLink('gone@example.org', /will be deleted/);
    await endGrace(world(), uid);
    expect(Object.entries(await rowsAbout(uid)).filter(([, count]) => count > 0)).toEqual([]);
    const again = { email: 'gone@example.org', password: 'hill-secret-1' };
    expect((await elsewhere.post('/api/auth/sign-in/email', again)).status).toBe(401);
    await world().newUser('gone@example.org');
  });

  it('that is broken off leaves everything, and can be done again', async () => {
    const client = await world().newUser('broken@example.org');
    const { uid } = (await client.call(me, {})).body;
    const before = await rowsAbout(uid);
    const db = await world().openDatabase();
    for (const [table, on] of [
      ['userDocument', 'update'],
      ['auditEntry', 'insert'],
    ] as const) {
      const answer = await refusingRows(db, { table, on }, () =>
        client.call(deleteUser, { password: 'hill-secret-1' }),
      );
      expect(answer.status).toBe(500);
      expect((await client.call(me, {})).body.deleteAt).toBeNull();
    }
    expect((await client.call(deleteUser, { password: 'hill-secret-1' })).status).toBe(200);
    // At the first thing that goes with the user, and when all is done but the log.
    for (const [table, on] of [
      ['account', 'delete'],
      ['version', 'delete'],
      ['auditEntry', 'insert'],
    ] as const) {
      await refusingRows(db, { table, on }, () => expect(endGrace(world(), uid)).rejects.toThrow());
      expect(await rowsAbout(uid)).toMatchObject({ user: before.user, version: before.version });
    }
    await endGrace(world(), uid);
    const left = await db
      .selectFrom('auditEntry')
      .select(['action', 'actorId', 'actorName'])
      .where('subjectId', '=', uid)
      .orderBy('sequence')
      .execute();
    const own = { actorId: uid, actorName: '' };
    expect(left).toEqual([
      { action: 'requestDeletion', ...own },
      { action: 'deleteUser', ...own },
    ]);
    await db.destroy();
  });

  it('can be taken back by signing in within its grace', async () => {
    const email = 'stays@example.org';
    const client = await world().newUser(email);
    const { uid } = (await client.call(me, {})).body;
    await client.call(deleteUser, { password: 'hill-secret-1' });
    const again = new Client(world().url);
    await again.post('/api/auth/sign-in/email', { email, password: 'hill-secret-1' });
    const { deleteAt } = (await again.call(me, {})).body;
    const days = (Date.parse(deleteAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days * 10) / 10).toBe(14);
    expect((await again.call(keepAccount, {})).body.deleteAt).toBeNull();
    await endGrace(world(), uid);
    expect((await again.call(latestVersion, {})).status).toBe(200);
  });

  it('of an administrator ends their impersonation, and leaves their acts without their address', async () => {
    const school = await world().newUser('school@example.org');
    const { uid } = (await school.call(me, {})).body;
    const leaving = await world().newAdministrator('leaving@example.org');
    const leavingUid = (await leaving.call(me, {})).body.uid;
    const own = leaving.at(world().url);
    await leaving.call(impersonate, { uid });
    expect((await own.call(deleteUser, { password: 'hill-secret-1' })).status).toBe(200);
    expect((await leaving.call(me, {})).status).toBe(401);
    await endGrace(world(), leavingUid);
    const { entries } = (await chief.call(auditLog, { uid })).body;
    expect(entries.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['stopImpersonation', ''],
      ['impersonate', ''],
    ]);
    expect(new Set(entries.map(({ actor }) => actor.uid)).size).toBe(1);
  });

  it('is not for an administrator who acts as the school', async () => {
    const kept = await world().newUser('kept@example.org');
    const { uid } = (await kept.call(me, {})).body;
    await chief.call(impersonate, { uid });
    expect((await chief.call(deleteUser, { password: 'hill-secret-1' })).status).toBe(403);
    await chief.call(stopImpersonation, {});
    expect((await kept.call(me, {})).status).toBe(200);
  });
});
