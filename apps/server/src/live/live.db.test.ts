import {
  LIVE_PATH,
  latestVersion,
  nameVersion,
  type ServerMessages,
  saveDraft,
  setUpAccount,
} from '@bellgrid/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { setKillSwitch } from '../administration/school-commands.ts';
import { Client, draftFile } from '../test-support/client.ts';
import { forgedCookie } from '../test-support/forged-cookie.ts';
import { signUpUnverified, verifyAddress } from '../test-support/sign-up.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
type LiveSocket = Socket<ServerMessages, Record<never, never>>;
type Message = { name: string; payload: unknown };

let sockets: LiveSocket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
});

/** Opens a live channel and collects what it receives. */
function connect(headers: Record<string, string>, transports: string[] = ['websocket']) {
  const socket: LiveSocket = io(world().url, {
    path: LIVE_PATH,
    transports,
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  const received: Message[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((name: string, payload: unknown) => {
    received.push({ name, payload });
    for (const look of waiting) look();
  });
  /** The first message that fits, past or to come. */
  const message = (fits: (message: Message) => boolean) =>
    new Promise<Message>((resolve) => {
      const look = () => {
        const found = received.find(fits);
        if (found) {
          waiting.delete(look);
          resolve(found);
        }
      };
      waiting.add(look);
      look();
    });
  return { socket, received, message };
}

const refusal = (socket: LiveSocket) =>
  new Promise<string>((resolve) => socket.once('connect_error', (e) => resolve(e.message)));

const isClosed = (site: unknown) =>
  typeof site === 'object' && site !== null && 'killSwitch' in site && site.killSwitch;

describe('the live channel', () => {
  it('begins with every document of the user', async () => {
    const client = await world().newUser('live@example.org');
    const { received, message } = connect({ cookie: client.cookie });
    await message(({ name }) => name === 'site');
    // The news of the address's verification may come only now, between servers, and name the user again.
    const names = new Set(received.map(({ name }) => name));
    expect([...names]).toEqual(['user', 'version', 'solver', 'whatIf', 'site']);
    const first = (wanted: string) => received.find(({ name }) => name === wanted)?.payload;
    expect(first('user')).toMatchObject({ email: 'live@example.org', schoolName: 'Hill School' });
    expect(first('version')).toMatchObject({
      sessionID: '',
      version: (await client.call(latestVersion, {})).body.version,
    });
    expect(first('solver')).toMatchObject({ isActive: false, executionInstance: null });
  });

  it('learns of a change of the site from the command line, on both ways', async () => {
    const client = await world().newUser('warned@example.org');
    const { received, message } = connect({ cookie: client.cookie });
    await message(({ name }) => name === 'site');
    const db = await world().openDatabase();
    try {
      for (const killSwitch of [true, false]) {
        const before = new Set(received);
        await setKillSwitch(db, killSwitch);
        await message(
          (each) => !before.has(each) && each.name === 'site' && isClosed(each.payload) === killSwitch,
        );
      }
    } finally {
      await setKillSwitch(db, false);
      await db.destroy();
    }
  });

  it('works by polling too', async () => {
    const client = await world().newUser('poll@example.org');
    const { message } = connect({ cookie: client.cookie }, ['polling']);
    expect(await message(({ name }) => name === 'user')).toMatchObject({
      payload: { email: 'poll@example.org' },
    });
  });

  it('refuses a stranger, a forged cookie and a page of another site', async () => {
    const client = await world().newUser('refused@example.org');
    expect(await refusal(connect({}).socket)).toBe('UNAUTHENTICATED');
    expect(await refusal(connect({ cookie: forgedCookie(client.cookie) }).socket)).toBe('UNAUTHENTICATED');
    const foreign = connect({ cookie: client.cookie, origin: 'https://evil.example' });
    expect(await refusal(foreign.socket)).toMatch(/websocket error/);
    expect(foreign.received).toEqual([]);
  });

  it('F1: refuses an account whose address is not verified, until it is', async () => {
    const email = 'unverified-live@example.org';
    const client = await signUpUnverified(world().url, email);
    const refused = connect({ cookie: client.cookie });
    expect(await refusal(refused.socket)).toBe('VERIFY_FIRST');
    expect(refused.received).toEqual([]);
    await verifyAddress(client, email, world().dataDir);
    await connect({ cookie: client.cookie }).message(({ name }) => name === 'site');
  });

  it('announces a save to every session of the user, and to no other user', async () => {
    const client = await world().newUser('saver@example.org');
    const other = await world().newUser('bystander@example.org');
    const mine = connect({ cookie: client.cookie });
    const theirs = connect({ cookie: other.cookie });
    await Promise.all([mine, theirs].map(({ message }) => message(({ name }) => name === 'site')));
    const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
    const saved = await client.call(saveDraft, { baseHash, sessionID: 'tab-1' }, draftFile({ live: 1 }));
    const isSave = ({ payload }: Message) =>
      (payload as { sessionID?: string } | null)?.sessionID === 'tab-1';
    expect((await mine.message(isSave)).payload).toEqual({ version: saved.body.version, sessionID: 'tab-1' });
    await other.call(setUpAccount, { email: 'bystander@example.org', displayName: 'B', schoolName: 'After' });
    await theirs.message(
      ({ name, payload }) => name === 'user' && (payload as { schoolName: string }).schoolName === 'After',
    );
    expect(theirs.received.filter(isSave)).toEqual([]);
  });

  it('announces a version that was named', async () => {
    const client = await world().newUser('namer@example.org');
    const { message } = connect({ cookie: client.cookie });
    await message(({ name }) => name === 'site');
    const id = (await client.call(latestVersion, {})).body.version?.id ?? '';
    await client.call(nameVersion, { id, label: 'First' });
    expect((await message(({ name }) => name === 'versions')).payload).toEqual({ currentID: id });
  });

  it('announces the verified address', async () => {
    const client = await world().newUser('verify-live@example.org');
    const { message } = connect({ cookie: client.cookie });
    await message(({ name }) => name === 'site');
    await new Client(world().url).send('GET', await world().mailedLink('verify-live@example.org', /verify/i));
    await message(({ name, payload }) => name === 'user' && (payload as { isVerified: boolean }).isVerified);
  });

  it('ends with its session, and only then', async () => {
    const client = await world().newUser('leaver@example.org');
    const elsewhere = new Client(world().url);
    await elsewhere.post('/api/auth/sign-in/email', {
      email: 'leaver@example.org',
      password: 'hill-secret-1',
    });
    const here = connect({ cookie: client.cookie });
    const there = connect({ cookie: elsewhere.cookie });
    await Promise.all([here, there].map(({ message }) => message(({ name }) => name === 'site')));
    const ended = new Promise<string>((resolve) => here.socket.once('disconnect', resolve));
    await client.post('/api/auth/sign-out', {});
    expect(await ended).toBe('io server disconnect');
    expect(there.socket.connected).toBe(true);
  });
});
