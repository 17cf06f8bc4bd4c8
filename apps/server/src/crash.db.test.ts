import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BuiltEntries, buildEntries } from './test-support/build-entries.ts';
import { CrashWriter, writeThroughCrash } from './test-support/crash-writers.ts';
import { type ServerProcess, startProcess } from './test-support/server-process.ts';
import { signUp } from './test-support/sign-up.ts';
import { World } from './test-support/test-server.ts';

// The same with a hundred rounds, and crashes of PostgreSQL itself: bench/server/crash.mjs.
const ROUNDS = 2;

let entries: BuiltEntries;
let world: World;
let server: ServerProcess;

beforeAll(async () => {
  entries = await buildEntries();
});
beforeEach(async () => {
  world = await World.create(entries);
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.exit;
  await world.remove();
});

it('a server that is killed while schools save has every save that it has acknowledged', async () => {
  server = startProcess(entries.main, world.environment);
  const url = await server.url();
  const names = ['ada', 'bob'];
  const writers = await Promise.all(
    names.map(async (name) => new CrashWriter(await signUp(url, `${name}@example.org`, world.dataDir))),
  );
  for (let round = 1; round <= ROUNDS; round++) {
    const killed = server;
    await writeThroughCrash(writers, {
      acknowledgements: 7 * round,
      kill: () => killed.child.kill('SIGKILL'),
    });
    await killed.exit;
    server = startProcess(entries.main, { ...world.environment, PORT: new URL(url).port });
    await server.url();
    for (const writer of writers) {
      expect(writer.acknowledged).toBeGreaterThan(0);
      expect(await writer.lost()).toEqual([]);
    }
  }
});
