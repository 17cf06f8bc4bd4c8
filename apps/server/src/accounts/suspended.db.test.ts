import {
  type Call,
  calls,
  LIVE_PATH,
  latestVersion,
  me,
  saveDraft,
  snapshot,
  type Version,
} from '@bellgrid/protocol';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { setKillSwitch } from '../administration/school-commands.ts';
import { type Client, draftFile } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();

async function savedBy(client: Client): Promise<Version> {
  const { version } = (await client.call(latestVersion, {})).body;
  const save = { baseHash: version?.hash ?? '', sessionID: 'w1' };
  const saved = await client.call(saveDraft, save, draftFile({ edit: 1 }));
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return saved.body.version;
}

describe('a suspended account', () => {
  it('is refused by every call but the download, also during maintenance, and by the live channel, with the reason', async () => {
    const client = await world().newUser('suspended@example.org');
    const other = await world().newUser('other@example.org');
    const own = await savedBy(client);
    const foreign = await savedBy(other);
    const { uid } = (await client.call(me, {})).body;
    const db = await world().openDatabase();
    await db.updateTable('userDocument').set({ accountSuspended: true }).where('userId', '=', uid).execute();
    for (const call of Object.values(calls) as Call[]) {
      if (call.access === 'public' || call === latestVersion || call === snapshot) continue;
      const answer = await client.send(call.method.toUpperCase(), call.path.replaceAll(/\{\w+\}/g, 'x'));
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'ACCOUNT_SUSPENDED' } } });
    }
    expect((await client.call(latestVersion, {})).body.version?.id).toBe(own.id);
    expect((await client.send('GET', `/api/versions/${own.id}/snapshot`)).status).toBe(200);
    expect((await client.send('GET', `/api/versions/${foreign.id}/snapshot`)).status).toBe(404);
    await setKillSwitch(db, true);
    try {
      expect((await client.call(latestVersion, {})).status).toBe(200);
      expect((await client.send('GET', `/api/versions/${own.id}/snapshot`)).status).toBe(200);
    } finally {
      await setKillSwitch(db, false);
      await db.destroy();
    }
    const socket = io(world().url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      extraHeaders: { cookie: client.cookie },
      reconnection: false,
      forceNew: true,
    });
    const refusal = await new Promise<string>((resolve) => {
      socket.once('connect_error', (error) => resolve(error.message));
      socket.once('connect', () => resolve('connected'));
    });
    socket.disconnect();
    expect(refusal).toBe('ACCOUNT_SUSPENDED');
  });
});
