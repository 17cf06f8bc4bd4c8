import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { latestVersion, saveDraft, setUpAccount, solver, spawnSolverInstance } from '@bellgrid/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuiltEntries, buildEntries } from './test-support/build-entries.ts';
import { Client, draftFile } from './test-support/client.ts';
import { PATIENCE } from './test-support/test-server.ts';

let entries: BuiltEntries;
let dataDir: string;
let processes: ChildProcess[];

beforeAll(async () => {
  entries = await buildEntries();
});
afterAll(() => entries.remove());

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bellgrid-main-'));
  processes = [];
});
afterEach(() => {
  for (const child of processes) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the server's entry in a process of its own. */
function start(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [fileURLToPath(entries.main)], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.error += chunk;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const url = () =>
    vi.waitFor(() => {
      const address = /open (http\S+)/.exec(output.out)?.[1];
      if (!address) throw new Error(`Not started: ${output.out}${output.error}`);
      return address;
    }, PATIENCE);
  return { child, output, exit, url };
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
    await vi.waitFor(() => expect(server.output.out).toContain(join(dataDir, 'outbox')), PATIENCE);
    await signUp(client);
    await saveAndSolve(client);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.output.error).toBe('');
    await vi.waitFor(() => expect(solverProcesses()).toEqual([]), PATIENCE);
    expect(readdirSync(dataDir)).not.toContain('bellgrid.lock');
  });

  it('loses nothing that it has acknowledged when it is killed, and its solver goes too', async () => {
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
    expect((await client.call(solver, {})).body).toMatchObject({
      isActive: false,
      lastEvent: { data: { event: 'error', errorCode: 'TERMINATED' } },
    });
  });

  it('keeps what it writes from other users of the machine', async () => {
    const server = start();
    await signUp(new Client(await server.url()));
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect([file.name, statSync(join(file.parentPath, file.name)).mode & 0o077]).toEqual([file.name, 0]);
    }
  });

  it('refuses data that another process uses', async () => {
    await start().url();
    const second = start();
    expect(await second.exit).toBe(2);
    expect(second.output).toEqual({
      out: '',
      error: expect.stringMatching(/^The data folder .* is in use by .*\n$/),
    });
  });

  it('refuses a port in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' ? `${address?.port}` : '';
    const server = start({ PORT: port });
    expect(await server.exit).toBe(2);
    expect(server.output.error).toMatch(new RegExp(`^Port ${port} is in use: .*\n$`));
    expect(readdirSync(dataDir)).toEqual([]);
    holder.close();
  });

  it('refuses a wrong environment', async () => {
    const server = start({ LOG_LEVEL: 'loud' });
    expect(await server.exit).toBe(2);
    expect(server.output.error).toMatch(/^The environment is wrong: LOG_LEVEL .*\n$/);
  });

  it('refuses a database that is none', async () => {
    writeFileSync(join(dataDir, 'bellgrid.db'), 'This is no database. '.repeat(100));
    const server = start();
    expect(await server.exit).toBe(2);
    expect(server.output.error).toMatch(/^The database .* cannot be opened: .*\n$/);
  });
});
