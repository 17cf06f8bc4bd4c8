import {
  addLicense,
  latestVersion,
  me,
  resetClientSolver,
  SOLVER_STREAM_PATH,
  type SolverStreamMessages,
  type SolverStreamRequests,
  solver,
  spawnSolverInstance,
} from '@bellgrid/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Client, draftFile } from '../test-support/client.ts';
import { forgedCookie } from '../test-support/forged-cookie.ts';
import { signUpUnverified } from '../test-support/sign-up.ts';
import { PATIENCE } from '../test-support/test-server.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
type StreamSocket = Socket<SolverStreamMessages, SolverStreamRequests>;

let sockets: StreamSocket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
});

/** Opens a stream and collects what it hears, to its end. */
function connect(headers: Record<string, string>) {
  const socket: StreamSocket = io(world().url, {
    path: SOLVER_STREAM_PATH,
    transports: ['websocket'],
    timeout: 5000,
    reconnection: false,
    extraHeaders: headers,
    forceNew: true,
  });
  sockets.push(socket);
  const heard: { name: string; message: unknown }[] = [];
  socket.onAny((name: string, message: unknown) => heard.push({ name, message }));
  const ended = new Promise<string>((resolve) => {
    socket.once('disconnect', resolve);
    socket.once('connect_error', (error) => resolve(error.message));
  });
  return { socket, heard, ended };
}

/** The number of times that each event that ends a run was heard. */
const endings = (heard: readonly { name: string }[]) =>
  heard.filter(({ name }) => !['created', 'starting', 'statusUpdate', 'progress'].includes(name));

/** A draft file on which the fake solver acts so. */
const fileFor = (fake: string, parts = {}) => draftFile({ fake }, parts);
/** Fails when a further stream is not let in; closes it otherwise. */
async function isLetIn(client: Client): Promise<void> {
  const next = connect({ cookie: client.cookie });
  const connected = new Promise((resolve) => next.socket.once('connect', () => resolve('')));
  expect(await Promise.race([next.ended, connected])).toBe('');
  next.socket.disconnect();
}

const isActive = async (client: Client) => (await client.call(solver, {})).body.isActive;

describe('the solver stream', () => {
  it('sends every event of a run by its name, and ends after the last', async () => {
    const client = await world().newUser('stream@example.org');
    const before = (await client.call(latestVersion, {})).body;
    const { socket, heard, ended } = connect({ cookie: client.cookie });
    socket.emit('solve', fileFor('solve'));
    expect(await ended).toBe('io server disconnect');
    expect(heard.map(({ name }) => name)).toEqual([
      'created',
      'starting',
      'statusUpdate',
      'progress',
      'calendar',
    ]);
    expect(heard[1]?.message).toEqual({ jobType: 'solve' });
    expect(heard.at(-1)?.message).toMatchObject({ status: 'FEASIBLE', solutionID: 's1' });
    expect((await client.call(latestVersion, {})).body).toEqual(before);
  });

  it('sends an error with its code', async () => {
    const client = await world().newUser('stream-error@example.org');
    const { socket, heard, ended } = connect({ cookie: client.cookie });
    socket.emit('check', fileFor('garbage'));
    await ended;
    expect(heard.at(-1)).toMatchObject({ name: 'error', message: { errorCode: 'BAD_DATA' } });
  });

  it('takes one run, and ends it when the client leaves', async () => {
    const client = await world().newUser('stream-leaves@example.org');
    const { socket, heard } = connect({ cookie: client.cookie });
    socket.emit('solve', fileFor('hang'));
    await vi.waitFor(() => expect(heard.map(({ name }) => name)).toContain('progress'), PATIENCE);
    expect((await client.call(spawnSolverInstance, { jobType: 'solve' })).status).toBe(409);
    const second = connect({ cookie: client.cookie });
    second.socket.emit('solve', fileFor('solve'));
    await second.ended;
    expect(second.heard).toMatchObject([{ name: 'error', message: { data: { code: 'SOLVER_BUSY' } } }]);
    expect(await isActive(client)).toBe(true);
    socket.disconnect();
    await vi.waitFor(async () => expect(await isActive(client)).toBe(false), PATIENCE);
  });

  it('F3: ends, with its run, when more is sent after the draft', async () => {
    const client = await world().newUser('stream-more@example.org');
    const { socket, heard, ended } = connect({ cookie: client.cookie });
    socket.emit('solve', fileFor('hang'));
    await vi.waitFor(() => expect(heard.map(({ name }) => name)).toContain('progress'), PATIENCE);
    socket.emit('solve', new Uint8Array(4 * 1024 * 1024));
    await ended;
    await vi.waitFor(async () => expect(await isActive(client)).toBe(false), PATIENCE);
  });

  it('sends the last event once, also for a run whose last event was sent before', async () => {
    const client = await world().newUser('stream-last@example.org');
    for (const fake of ['precheck', 'solve', 'silent']) {
      const { socket, heard, ended } = connect({ cookie: client.cookie });
      socket.emit('check', fileFor(fake));
      expect(await ended).toBe('io server disconnect');
      expect(endings(heard)).toHaveLength(1);
    }
  });

  it('ends when an administrator resets the solver', async () => {
    const client = await world().newUser('stream-reset@example.org');
    const chief = await world().newAdministrator('stream-chief@example.org');
    const { uid } = (await client.call(me, {})).body;
    const { socket, heard, ended } = connect({ cookie: client.cookie });
    socket.emit('solve', fileFor('hang'));
    await vi.waitFor(() => expect(heard.map(({ name }) => name)).toContain('progress'), PATIENCE);
    await chief.call(resetClientSolver, { uid });
    expect(await ended).toBe('io server disconnect');
    expect(endings(heard).map(({ name }) => name)).toEqual(['cancelled']);
  });

  it('ends with its session, and the run with it', async () => {
    const client = await world().newUser('stream-out@example.org');
    const { socket, heard, ended } = connect({ cookie: client.cookie });
    socket.emit('solve', fileFor('hang'));
    await vi.waitFor(() => expect(heard.map(({ name }) => name)).toContain('progress'), PATIENCE);
    const elsewhere = new Client(world().url);
    await elsewhere.post('/api/auth/sign-in/email', {
      email: 'stream-out@example.org',
      password: 'hill-secret-1',
    });
    await client.post('/api/auth/sign-out', {});
    expect(await ended).toBe('io server disconnect');
    expect(endings(heard)).toMatchObject([
      { name: 'error', message: { errorCode: 'TERMINATED', data: { code: 'UNAUTHENTICATED' } } },
    ]);
    await vi.waitFor(async () => expect(await isActive(elsewhere)).toBe(false), PATIENCE);
  });

  it('is open twice for one user who sends one draft at a time, and a third time not', async () => {
    const client = await world().newUser('stream-third@example.org');
    const first = connect({ cookie: client.cookie });
    first.socket.emit('solve', fileFor('hang'));
    await vi.waitFor(() => expect(first.heard.map(({ name }) => name)).toContain('progress'), PATIENCE);
    const second = connect({ cookie: client.cookie });
    await vi.waitFor(() => expect(second.socket.connected).toBe(true), PATIENCE);
    // One draft of a user is received at a time.
    expect(await connect({ cookie: client.cookie }).ended).toMatch(/websocket error/);
    second.socket.disconnect();
    await vi.waitFor(() => isLetIn(client), PATIENCE);
  });

  it('F3: lets two receive their drafts at once, whoever they are, and a third one not', async () => {
    const clients = [];
    for (const name of ['a', 'b', 'c']) clients.push(await world().newUser(`stream-${name}@example.org`));
    const [a, b, c] = clients;
    if (!a || !b || !c) throw new Error('There are three.');
    const waiting = [a, b].map(({ cookie }) => connect({ cookie }));
    await vi.waitFor(() => expect(waiting.every(({ socket }) => socket.connected)).toBe(true), PATIENCE);
    expect(await connect({ cookie: c.cookie }).ended).toMatch(/websocket error/);
    waiting[0]?.socket.emit('solve', fileFor('hang'));
    await vi.waitFor(() => isLetIn(c), PATIENCE);
  });

  it('F15: runs no draft with more teachers than are licensed, and says both counts', async () => {
    const client = await world().newUser('stream-paywall@example.org');
    const db = await world().openDatabase();
    const { uid } = (await client.call(me, {})).body;
    await db
      .updateTable('userDocument')
      .set({ bypassPaywallUntil: null })
      .where('userId', '=', uid)
      .execute();
    await db.destroy();
    const refusalOf = async (teachers: object) => {
      const { socket, heard, ended } = connect({ cookie: client.cookie });
      socket.emit('solve', fileFor('solve', { teachers }));
      await ended;
      return heard;
    };
    const paywall = (details: object) => [{ name: 'error', message: { data: { code: 'PAYWALL', details } } }];
    expect(await refusalOf({ t: {} })).toMatchObject(paywall({ teachers: 1, licensed: 0 }));
    const chief = await world().newAdministrator('licence-chief@example.org');
    await chief.call(addLicense, { uid, count: 2, expiry: null });
    expect(await refusalOf({ t: {}, u: {}, v: {} })).toMatchObject(paywall({ teachers: 3, licensed: 2 }));
  });

  it('goes where its time limit belongs', async () => {
    const client = await world().newUser('stream-long@example.org');
    const { socket, heard } = connect({ cookie: client.cookie });
    const config = { solverTimeout: 301, solveInCloudFunction: true };
    socket.emit('solve', fileFor('hang', { config }));
    await vi.waitFor(() => expect(heard.map(({ name }) => name)).toContain('progress'), PATIENCE);
    expect((await client.call(solver, {})).body.location).toBe('cloud_run');
  });

  it('refuses bytes that are no draft file', async () => {
    const client = await world().newUser('stream-bad@example.org');
    for (const bad of [null, 'text', [], 7, { version: 27 }, new Uint8Array([1, 2])]) {
      const { socket, heard, ended } = connect({ cookie: client.cookie });
      socket.emit('solve', bad as unknown as Uint8Array);
      await ended;
      expect(heard).toMatchObject([{ name: 'error', message: { errorCode: 'BAD_DATA' } }]);
    }
  });

  it('F3: drops a connection that sends too much, or a long text, before it is parsed', async () => {
    const client = await world().newUser('stream-large@example.org');
    const parsed = vi.spyOn(JSON, 'parse');
    for (const large of [new Uint8Array(6 * 1024 * 1024), { text: 'x'.repeat(100_000) }]) {
      const { socket, heard, ended } = connect({ cookie: client.cookie });
      socket.emit('solve', large as unknown as Uint8Array);
      expect(await ended).toMatch(/transport/);
      expect(heard).toEqual([]);
    }
    expect(parsed.mock.calls.filter(([text]) => text.length > 10_000)).toEqual([]);
    parsed.mockRestore();
  });

  it('F3, F6: refuses an account whose address is not verified', async () => {
    const { cookie } = await signUpUnverified(world().url, 'stream-unverified@example.org');
    // Before the connection: such accounts hold no place among those that are receiving.
    const refused = [connect({ cookie }), connect({ cookie }), connect({ cookie })];
    for (const { ended } of refused) expect(await ended).toMatch(/websocket error/);
    await isLetIn(await world().newUser('stream-verified@example.org'));
  });

  it('refuses a stranger and a page of another site', async () => {
    const client = await world().newUser('stream-refused@example.org');
    // The refusal comes before the connection, so that nothing of theirs is parsed.
    expect(await connect({}).ended).toMatch(/websocket error/);
    const forged = connect({ cookie: forgedCookie(client.cookie) });
    expect(await forged.ended).toMatch(/websocket error/);
    const foreign = connect({ cookie: client.cookie, origin: 'https://evil.example' });
    expect(await foreign.ended).toMatch(/websocket error/);
  });
});
