import { LIVE_PATH, latestVersion, type ServerMessages, saveDraft } from '@bellgrid/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { draftFile } from '../test-support/client.ts';
import { onServer } from '../test-support/test-database.ts';
import { PATIENCE } from '../test-support/test-server.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
let socket: Socket<ServerMessages> | null = null;
afterEach(() => socket?.disconnect());

/** Refuses all connections to the world's database, or admits them again. */
async function close(isClosed: boolean): Promise<void> {
  const name = new URL(world().databaseUrl ?? '').pathname.slice(1);
  const server = inject('postgres') ?? '';
  await onServer(server, `alter database ${name} allow_connections ${!isClosed}`);
  if (!isClosed) return;
  await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

it('a database that is gone for a while: saves are refused, and go on with the live channels', async () => {
  const client = await world().newUser('gone@example.org');
  const live: Socket<ServerMessages> = io(world().url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    extraHeaders: { cookie: client.cookie },
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 100,
  });
  socket = live;
  const heard: (string | undefined)[] = [];
  live.on('version', (message) => heard.push(message?.version.hash));
  await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE);
  const save = async (baseHash: string, edit: number) => {
    const answer = await client.call(saveDraft, { baseHash, sessionID: 's' }, draftFile({ edit }));
    return answer.status === 200 ? answer.body.version.hash : answer;
  };
  const before = await save(heard[0] ?? '', 1);
  if (typeof before !== 'string') throw new Error('The first save was refused.');

  await close(true);
  expect(await save(before, 2)).toMatchObject({ status: 503, body: { error: { code: 'UNAVAILABLE' } } });
  expect((await client.call(latestVersion, {})).status).toBe(503);

  // Meanwhile the server's channel for messages is lost too: when it is back, the clients come back.
  const back = new Promise<void>((resolve) => live.once('connect', () => resolve()));
  await close(false);
  await back;
  await vi.waitFor(() => expect(heard.at(-1)).toBe(before), PATIENCE);
  const after = await save(before, 2);
  expect(after).toMatch(/^[0-9a-f]{64}$/);
  await vi.waitFor(() => expect(heard.at(-1)).toBe(after), PATIENCE);
});
