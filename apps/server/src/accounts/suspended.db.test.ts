import { type Call, calls, LIVE_PATH, me } from '@bellgrid/protocol';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();

describe('a suspended account', () => {
  it('is refused by every call and by the live channel, with the reason', async () => {
    const client = await world().newUser('suspended@example.org');
    const { uid } = (await client.call(me, {})).body;
    const db = await world().openDatabase();
    await db.updateTable('userDocument').set({ accountSuspended: true }).where('userId', '=', uid).execute();
    await db.destroy();
    for (const call of Object.values(calls) as Call[]) {
      if (call.access === 'public') continue;
      const answer = await client.send(call.method.toUpperCase(), call.path.replaceAll(/\{\w+\}/g, 'x'));
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'ACCOUNT_SUSPENDED' } } });
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
