import {
  changeClient,
  deleteUser,
  impersonate,
  MAX_LIVE_CHANNELS,
  me,
  stopImpersonation,
} from '@bellgrid/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { setAdministrator } from '../administration/administrators.ts';
import type { Client } from '../test-support/client.ts';
import { useLiveChannels } from '../test-support/connect-live.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
const connect = useLiveChannels();
let chief: Client;
let hill: Client;
let uid: string;

beforeAll(async () => {
  chief = await world().newAdministrator('chief@example.org');
  hill = await world().newUser('hill@example.org');
  uid = (await hill.call(me, {})).body.uid;
});

/** A channel of a client, with everything that it begins with. */
async function channelOf(client: Client) {
  const channel = connect(world().url, client.cookie);
  await channel.ready;
  return channel;
}

/** An administrator who acts as the school, with the own session in another browser too. */
async function actor(email: string): Promise<Client> {
  const client = await world().newAdministrator(email);
  await client.call(impersonate, { uid });
  return client;
}

describe('a live channel ends, with the reason, and no other with it', () => {
  it('when the administrator stops acting as the school', async () => {
    const acting = await actor('stops@example.org');
    const [theirs, own] = [await channelOf(acting), await channelOf(hill)];
    await acting.call(stopImpersonation, {});
    expect(await theirs.ended).toBe('SESSION_ENDED');
    expect(own.socket.connected).toBe(true);
  });

  it('when the session is signed out that the impersonation came from', async () => {
    const client = await world().newAdministrator('leaves@example.org');
    const before = client.at(world().url);
    await client.call(impersonate, { uid });
    const theirs = await channelOf(client);
    await before.post('/api/auth/sign-out', {});
    expect(await theirs.ended).toBe('SESSION_ENDED');
  });

  it('when the administrator who acts loses the role, by the command too', async () => {
    const acting = await actor('loses@example.org');
    const theirs = await channelOf(acting);
    const db = await world().openDatabase();
    const grant = { email: 'loses@example.org', isAdministrator: false, now: new Date() };
    expect(await setAdministrator(db, grant)).toBe(true);
    await db.destroy();
    expect(await theirs.ended).toBe('SESSION_ENDED');
  });

  it('when the administrator who acts is suspended, or deletes the own account', async () => {
    const suspended = await actor('suspended@example.org');
    const theirs = await channelOf(suspended);
    const own = await world().signIn('suspended@example.org');
    const ownUid = (await own.call(me, {})).body.uid;
    await chief.call(changeClient, { uid: ownUid, accountSuspended: true });
    expect(await theirs.ended).toBe('SESSION_ENDED');

    const leaving = await actor('deletes@example.org');
    const second = await channelOf(leaving);
    const self = await world().signIn('deletes@example.org');
    expect((await self.call(deleteUser, { password: 'hill-secret-1' })).status).toBe(200);
    expect(await second.ended).toBe('SESSION_ENDED');
  });

  it('when a new password ends all sessions', async () => {
    const email = 'resets@example.org';
    const client = await world().newUser(email);
    const channel = await channelOf(client);
    await client.post('/api/auth/request-password-reset', { email });
    const link = new URL(await world().mailedLink(email, /password/i));
    const token = link.searchParams.get('token');
    const answer = await client.post('/api/auth/reset-password', { token, newPassword: 'secret2' });
    expect(answer.status).toBe(200);
    expect(await channel.ended).toBe('SESSION_ENDED');
  });

  it('when the session expires or is gone from the database', async () => {
    const client = await world().newUser('expires@example.org');
    const other = await world().signIn('expires@example.org');
    const [expiring, kept] = [await channelOf(client), await channelOf(other)];
    const db = await world().openDatabase();
    const token = decodeURIComponent(client.cookie.split('session_token=')[1]?.split('.')[0] ?? '');
    const expired = new Date(0).toISOString();
    const changed = await db
      .updateTable('session')
      .set({ expiresAt: expired })
      .where('token', '=', token)
      .executeTakeFirst();
    expect(Number(changed.numUpdatedRows)).toBe(1);
    expect(await expiring.ended).toBe('SESSION_ENDED');
    expect(kept.socket.connected).toBe(true);
    await db.deleteFrom('session').where('token', '<>', token).execute();
    await db.destroy();
    expect(await kept.ended).toBe('SESSION_ENDED');
  });
});

describe('the live channels of one user', () => {
  it(`are at most ${MAX_LIVE_CHANNELS}: the oldest makes room for the newest`, async () => {
    const client = await world().newUser('many@example.org');
    const bystander = await channelOf(await world().newUser('bystander@example.org'));
    const channels = [];
    for (let count = 0; count < MAX_LIVE_CHANNELS; count++) channels.push(await channelOf(client));
    expect(channels.every(({ socket }) => socket.connected)).toBe(true);
    const newest = await channelOf(client);
    expect(await channels[0]?.ended).toBe('TOO_MANY_CHANNELS');
    expect(channels.slice(1).every(({ socket }) => socket.connected)).toBe(true);
    expect([newest.socket.connected, bystander.socket.connected]).toEqual([true, true]);
  });
});
