import {
  addLicense,
  changeClient,
  changeSite,
  LIVE_PATH,
  me,
  type ServerMessages,
  type SiteDocument,
  saveAnnouncement,
  type UserDocument,
} from '@bellgrid/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
let chief: Client;
let hill: Client;
let uid: string;
let socket: Socket<ServerMessages, Record<never, never>>;

beforeAll(async () => {
  chief = await world().newAdministrator('chief@example.org');
  hill = await world().newUser('hill@example.org');
  uid = (await hill.call(me, {})).body.uid;
  socket = io(world().url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    extraHeaders: { cookie: hill.cookie },
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve) => socket.once('site', () => resolve()));
});
afterAll(() => {
  socket.disconnect();
});

/** The next message to the school that fits, from the moment of asking. */
const nextSite = (fits: (site: SiteDocument) => boolean) =>
  new Promise<SiteDocument>((resolve) => socket.on('site', (site) => fits(site) && resolve(site)));
const nextUser = (fits: (user: UserDocument) => boolean) =>
  new Promise<UserDocument>((resolve) => socket.on('user', (user) => fits(user) && resolve(user)));

describe('decisions of administrators', () => {
  it('reaches every open window: announcements and the kill switch', async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const announced = nextSite(({ announcements }) => announcements.length === 1);
    await chief.call(saveAnnouncement, {
      ...{
        title: 'Tonight',
        content: 'A break',
        severity: 'warning',
        variant: 'standard',
        nonDismissible: false,
      },
      effectiveDuring: { start: hour(-1), end: hour(1) },
    });
    expect((await announced).announcements[0]).toMatchObject({ title: 'Tonight' });
    const closed = nextSite(({ killSwitch }) => killSwitch);
    await chief.call(changeSite, { killSwitch: true });
    await closed;
    const opened = nextSite(({ killSwitch }) => !killSwitch);
    await chief.call(changeSite, { killSwitch: false });
    await opened;
  });

  it('reaches the windows of the school: licences, and the suspension that closes them', async () => {
    const licensed = nextUser(({ licenses }) => Object.keys(licenses).length === 1);
    await chief.call(addLicense, { uid, count: 3, expiry: null });
    await licensed;
    const told = new Promise((resolve) => socket.once('ended', resolve));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    await chief.call(changeClient, { uid, accountSuspended: true });
    expect(await told).toEqual({ reason: 'SESSION_ENDED' });
    expect(await ended).toBe('io server disconnect');
  });
});
