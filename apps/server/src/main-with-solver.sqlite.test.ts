import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { latestVersion, saveDraft, setUpAccount, solver, spawnSolverInstance } from '@bellgrid/protocol';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuiltEntries, buildEntries } from './test-support/build-entries.ts';
import { Client, draftFile } from './test-support/client.ts';
import { type ServerProcess, startProcess } from './test-support/server-process.ts';
import { PATIENCE, World } from './test-support/test-server.ts';

let entries: BuiltEntries;
let world: World;
let processes: ServerProcess[];

beforeAll(async () => {
  entries = await buildEntries();
});

beforeEach(async () => {
  world = await World.create(entries);
  processes = [];
});
afterEach(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ exit }) => exit));
  await world.remove();
});

function start(environment: Record<string, string> = {}): ServerProcess {
  const server = startProcess(entries.main, { ...world.environment, ...environment });
  processes.push(server);
  return server;
}

async function signUp(client: Client): Promise<void> {
  const email = 'ada@example.org';
  await client.post('/api/auth/sign-up/email', { email, password: 'secret1', name: 'Ada' });
  await client.call(setUpAccount, { email, displayName: 'Ada', schoolName: 'Hill School' });
}

async function saveAndSolve(client: Client): Promise<void> {
  const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
  await client.call(saveDraft, { baseHash, sessionID: 's' }, draftFile({ fake: 'hang' }));
  await client.call(spawnSolverInstance, { jobType: 'solve' });
  await vi.waitFor(async () => {
    expect((await client.call(solver, {})).body.lastEvent?.data.event).toBe('starting');
  }, PATIENCE);
}

/** Solver processes of the entries under test that live. */
function solverProcesses(): string[] {
  const entry = fileURLToPath(entries.solverProcess);
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(entry);
    } catch {
      return false;
    }
  });
}

describe('the server process', () => {
  it('prints the address and the outbox, and stops with its solvers at a signal', async () => {
    const server = start();
    const client = new Client(await server.url());
    await vi.waitFor(() => expect(server.output.out).toContain(join(world.dataDir, 'outbox')), PATIENCE);
    await signUp(client);
    await saveAndSolve(client);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.output.error).toBe('');
    await vi.waitFor(() => expect(solverProcesses()).toEqual([]), PATIENCE);
    expect(readdirSync(world.dataDir)).not.toContain('bellgrid.lock');
  });

  it('loses nothing that it has acknowledged when it is killed; its solver goes too, and runs again', async () => {
    const server = start();
    const client = new Client(await server.url());
    await signUp(client);
    await saveAndSolve(client);
    const { version } = (await client.call(latestVersion, {})).body;
    server.child.kill('SIGKILL');
    await server.exit;
    await vi.waitFor(() => expect(solverProcesses()).toEqual([]), PATIENCE);
    const port = new URL(client.url).port;
    await start({ PORT: port }).url();
    expect((await client.call(latestVersion, {})).body.version).toEqual(version);
    await vi.waitFor(async () => {
      const { isActive, lastEvent } = (await client.call(solver, {})).body;
      expect([isActive, lastEvent?.data.event]).toEqual([true, 'starting']);
    }, PATIENCE);
  });
});
