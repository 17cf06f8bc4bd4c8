import {
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
import { Client } from '../test-support/client.ts';
import { forgedCookie } from '../test-support/forged-cookie.ts';
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

/** How often each event was heard that ends a run. */
const endings = (heard: readonly { name: string }[]) =>
  heard.filter(({ name }) => !['created', 'starting', 'statusUpdate', 'progress'].includes(name));

/** A data store on which the fake solver acts so. */
const storeFor = (fake: string) => ({ version: 27, fake });
const isActive = async (client: Client) => (await client.call(solver, {})).body.isActive;

describe('the solver stream', () => {
  it('tells every event of a run by its name, and ends after the last', async () => {
    const client = await world().newUser('stream@example.org');
    const before = (await client.call(latestVersion, {})).body;
    const { socket, heard, ended } = connect({ cookie: client.cookie });
    socket.emit('solve', storeFor('solve'));
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

  it('tells of an error with its code', async () => {
    const client = await world().newUser('stream-error@example.org');
    const { socket, heard, ended } = connect({ cookie: client.cookie });
    socket.emit('check', storeFor('garbage'));
    await ended;
    expect(heard.at(-1)).toMatchObject({ name: 'error', message: { errorCode: 'BAD_DATA' } });
  });

  it('takes one run, and ends it when the client leaves', async () => {
    const client = await world().newUser('stream-leaves@example.org');
    const { socket, heard } = connect({ cookie: client.cookie });
    socket.emit('solve', storeFor('hang'));
    socket.emit('solve', storeFor('solve'));
    await vi.waitFor(() => expect(heard.map(({ name }) => name)).toContain('progress'), PATIENCE);
    expect((await client.call(spawnSolverInstance, { jobType: 'solve' })).status).toBe(409);
    const second = connect({ cookie: client.cookie });
    second.socket.emit('solve', storeFor('solve'));
    await second.ended;
    expect(second.heard).toMatchObject([{ name: 'error', message: { data: { code: 'SOLVER_BUSY' } } }]);
    expect(await isActive(client)).toBe(true);
    socket.disconnect();
    await vi.waitFor(async () => expect(await isActive(client)).toBe(false), PATIENCE);
  });

  it('tells the last event once, also of a run that ends with what it has told before', async () => {
    const client = await world().newUser('stream-last@example.org');
    for (const fake of ['precheck', 'solve', 'silent']) {
      const { socket, heard, ended } = connect({ cookie: client.cookie });
      socket.emit('check', storeFor(fake));
      expect(await ended).toBe('io server disconnect');
      expect(endings(heard)).toHaveLength(1);
    }
  });

  it('ends when an administrator resets the solver', async () => {
    const client = await world().newUser('stream-reset@example.org');
    const chief = await world().newAdministrator('stream-chief@example.org');
    const { uid } = (await client.call(me, {})).body;
    const { socket, heard, ended } = connect({ cookie: client.cookie });
    socket.emit('solve', storeFor('hang'));
    await vi.waitFor(() => expect(heard.map(({ name }) => name)).toContain('progress'), PATIENCE);
    await chief.call(resetClientSolver, { uid });
    expect(await ended).toBe('io server disconnect');
    expect(endings(heard).map(({ name }) => name)).toEqual(['cancelled']);
  });

  it('ends with its session, and the run with it', async () => {
    const client = await world().newUser('stream-out@example.org');
    const { socket, heard, ended } = connect({ cookie: client.cookie });
    socket.emit('solve', storeFor('hang'));
    await vi.waitFor(() => expect(heard.map(({ name }) => name)).toContain('progress'), PATIENCE);
    const elsewhere = new Client(world().url);
    await elsewhere.post('/api/auth/sign-in/email', {
      email: 'stream-out@example.org',
      password: 'secret1',
    });
    await client.post('/api/auth/sign-out', {});
    expect(await ended).toBe('io server disconnect');
    expect(endings(heard)).toMatchObject([
      { name: 'error', message: { errorCode: 'TERMINATED', data: { code: 'UNAUTHENTICATED' } } },
    ]);
    await vi.waitFor(async () => expect(await isActive(elsewhere)).toBe(false), PATIENCE);
  });

  it('is open twice for one user, and a third time not', async () => {
    const client = await world().newUser('stream-third@example.org');
    const streams = [connect({ cookie: client.cookie }), connect({ cookie: client.cookie })];
    await vi.waitFor(() => expect(streams.every(({ socket }) => socket.connected)).toBe(true), PATIENCE);
    expect(await connect({ cookie: client.cookie }).ended).toBe('TOO_MANY_REQUESTS');
    streams[0]?.socket.disconnect();
    await vi.waitFor(async () => {
      const next = connect({ cookie: client.cookie });
      const refused = await Promise.race([
        next.ended,
        new Promise((resolve) => next.socket.once('connect', () => resolve(''))),
      ]);
      expect(refused).toBe('');
    }, PATIENCE);
  });

  it('goes where its time limit belongs', async () => {
    const client = await world().newUser('stream-long@example.org');
    const { socket, heard } = connect({ cookie: client.cookie });
    const config = { solverTimeout: 301, solveInCloudFunction: true };
    socket.emit('solve', { ...storeFor('hang'), config });
    await vi.waitFor(() => expect(heard.map(({ name }) => name)).toContain('progress'), PATIENCE);
    expect((await client.call(solver, {})).body.location).toBe('cloud_run');
  });

  it('refuses what is no data store', async () => {
    const client = await world().newUser('stream-bad@example.org');
    for (const bad of [null, 'text', [], 7]) {
      const { socket, heard, ended } = connect({ cookie: client.cookie });
      socket.emit('solve', bad as unknown as object);
      await ended;
      expect(heard).toMatchObject([{ name: 'error', message: { errorCode: 'BAD_DATA' } }]);
    }
  });

  it('drops a connection that sends too much', async () => {
    const client = await world().newUser('stream-large@example.org');
    const { socket, heard, ended } = connect({ cookie: client.cookie });
    socket.emit('solve', { text: 'x'.repeat(21 * 1024 * 1024) });
    expect(await ended).toMatch(/transport/);
    expect(heard).toEqual([]);
  });

  it('refuses a stranger and a page of another site', async () => {
    const client = await world().newUser('stream-refused@example.org');
    // Before the connection is there, so that nothing of theirs is parsed.
    expect(await connect({}).ended).toMatch(/websocket error/);
    const forged = connect({ cookie: forgedCookie(client.cookie) });
    expect(await forged.ended).toMatch(/websocket error/);
    const foreign = connect({ cookie: client.cookie, origin: 'https://evil.example' });
    expect(await foreign.ended).toMatch(/websocket error/);
  });
});
