import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { latestVersion, saveDraft, solver, spawnSolverInstance } from '@bellgrid/protocol';
import { describe, expect, it, vi } from 'vitest';
import { lockDataFolder } from './database/lock-file.ts';
import { type Client, draftFile } from './test-support/client.ts';
import { signUp } from './test-support/sign-up.ts';
import { PATIENCE } from './test-support/test-server.ts';
import { useServerProcesses } from './test-support/use-server-processes.ts';

const { start, world, entries } = useServerProcesses();

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
  const entry = fileURLToPath(entries().solverProcess);
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(entry);
    } catch {
      return false;
    }
  });
}

describe('the server process', () => {
  it.each([['SIGTERM'], ['SIGHUP', 'SIGHUP']] as const)(
    'prints the address and the outbox, and stops with its solvers at %s',
    async (...signals) => {
      const server = start();
      const client = await signUp(await server.url(), 'ada@example.org', world().dataDir);
      await vi.waitFor(() => expect(server.output.out).toContain(join(world().dataDir, 'outbox')), PATIENCE);

      await saveAndSolve(client);
      for (const signal of signals) server.child.kill(signal);
      expect(await server.exit).toBe(0);
      expect(server.output.error).toBe('');
      await vi.waitFor(() => expect(solverProcesses()).toEqual([]), PATIENCE);
      lockDataFolder(world().dataDir)();
    },
  );

  it('loses nothing that it has acknowledged when it is killed; its solver goes too, and runs again', async () => {
    const server = start();
    const client = await signUp(await server.url(), 'ada@example.org', world().dataDir);

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
