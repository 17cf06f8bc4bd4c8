import { afterEach, beforeAll, beforeEach } from 'vitest';
import { type BuiltEntries, buildEntries } from './build-entries.ts';
import { type ServerProcess, startProcess } from './server-process.ts';
import { World } from './test-server.ts';

/** A data folder of its own for each test of one file, and server processes on it; all are gone after the test. */
export function useServerProcesses() {
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
  return {
    world: () => world,
    entries: () => entries,
    start(
      environment: Readonly<Record<string, string>> = {},
      nodeOptions: readonly string[] = [],
    ): ServerProcess {
      const server = startProcess(entries.main, { ...world.environment, ...environment }, nodeOptions);
      processes.push(server);
      return server;
    },
  };
}
