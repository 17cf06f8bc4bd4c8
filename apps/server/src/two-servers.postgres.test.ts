import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  LIVE_PATH,
  latestVersion,
  type ServerMessages,
  saveDraft,
  solver,
  spawnSolverInstance,
} from '@bellgrid/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuiltEntries, buildEntries } from './test-support/build-entries.ts';
import { type Client, draftFile } from './test-support/client.ts';
import { CrashWriter, writeThroughCrash } from './test-support/crash-writers.ts';
import { type ServerProcess, startProcess } from './test-support/server-process.ts';
import { signUp } from './test-support/sign-up.ts';
import { PATIENCE, World } from './test-support/test-server.ts';

let entries: BuiltEntries;
let world: World;
let processes: ServerProcess[];
let socket: Socket<ServerMessages> | null;

beforeAll(async () => {
  entries = await buildEntries();
});
beforeEach(async () => {
  world = await World.create(entries);
  processes = [];
  socket = null;
});
afterEach(async () => {
  socket?.disconnect();
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ exit }) => exit));
  await world.remove();
});

function start(entry: URL): ServerProcess {
  const process = startProcess(entry, { ...world.environment, SOLVER_LEASE_SECONDS: '2' });
  processes.push(process);
  return process;
}

async function save(client: Client, memory: Record<string, unknown>): Promise<string> {
  const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
  const request = { baseHash, sessionID: 'tab', saveReason: 'solution' } as const;
  return (await client.call(saveDraft, request, draftFile(memory))).body.version.hash;
}

/** The process that has started the solver process of these entries. */
function parentOfSolver(): number {
  const entry = fileURLToPath(entries.solverProcess);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(entry)) continue;
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    } catch {
      // It has ended meanwhile.
    }
  }
  throw new Error('No solver process runs.');
}

describe('two servers and two workers on one PostgreSQL', () => {
  it('lose no acknowledged save and finish the run when one of each is killed', async () => {
    const [first, second] = [start(entries.main), start(entries.main)];
    const workers = [start(entries.workerMain), start(entries.workerMain)];
    const [firstUrl, secondUrl] = await Promise.all([first.url(), second.url()]);
    const here = await signUp(firstUrl, 'ada@example.org', world.dataDir);
    const there = here.at(secondUrl);

    // A save on one server reaches the clients of the other at once.
    const live: Socket<ServerMessages> = io(secondUrl, {
      path: LIVE_PATH,
      transports: ['websocket'],
      extraHeaders: { cookie: here.cookie },
      forceNew: true,
    });
    socket = live;
    const hashes: (string | undefined)[] = [];
    live.on('version', (message) => hashes.push(message?.version.hash));
    const progress = new Promise<void>((resolve) => live.once('solverEvent', () => resolve()));
    await new Promise<void>((resolve) => live.once('site', () => resolve()));
    const hash = await save(here, { fake: 'hangOnce', marker: join(world.dataDir, 'hung') });
    await vi.waitFor(() => expect(hashes.at(-1)).toBe(hash), PATIENCE);

    // A worker dies in mid-run.
    await here.call(spawnSolverInstance, { jobType: 'solve' });
    await progress;
    const worker = workers.find(({ child }) => child.pid === parentOfSolver());
    expect(worker).toBeDefined();
    worker?.child.kill('SIGKILL');

    // A server dies in mid-save.
    const writer = new CrashWriter(here);
    await writeThroughCrash([writer], {
      acknowledgements: 5,
      kill: () => void first.child.kill('SIGKILL'),
    });
    await first.exit;
    expect(writer.acknowledged).toBeGreaterThanOrEqual(5);
    expect(await writer.lost(there)).toEqual([]);
    expect(typeof (await save(there, { after: 'the crash' }))).toBe('string');

    await vi.waitFor(async () => {
      const { isActive, lastEvent } = (await there.call(solver, {})).body;
      expect([isActive, lastEvent?.data.event]).toEqual([false, 'calendar']);
    }, PATIENCE);
  });
});
