import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BuiltEntries, buildEntries, buildSaver } from './test-support/build-entries.ts';
import { CrashWriter, writeThroughCrash } from './test-support/crash-writers.ts';
import { killRounds } from './test-support/kill-rounds.ts';
import { type ServerProcess, startProcess } from './test-support/server-process.ts';
import { signUp } from './test-support/sign-up.ts';
import { World } from './test-support/test-server.ts';

// On each database. `bench/server/run.mjs crash` runs a hundred rounds, and crashes PostgreSQL itself.
const ROUNDS = 10;
/** For a machine that has much else to do. */
const PATIENCE_MS = 5 * 60_000;

let entries: BuiltEntries;
let world: World;
let server: ServerProcess | null;

beforeAll(async () => {
  entries = await buildEntries();
});
beforeEach(async () => {
  server = null;
  world = await World.create(entries);
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.exit;
  await world.remove();
});

it(
  'a process that is killed in saving, fifty times, has lost nothing that it has acknowledged',
  async () => {
    const database = world.databaseUrl ?? join(world.dataDir, 'bellgrid.db');
    const { acknowledged, lost } = await killRounds({
      ...{ saver: await buildSaver(), database },
      ...{ rounds: 50, roundsOfSchool: 25 },
    });
    expect(acknowledged).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'a server that is killed while schools save has every save that it has acknowledged',
  async () => {
    server = startProcess(entries.main, world.environment);
    const url = await server.url();
    const names = ['ada', 'bob'];
    const writers = await Promise.all(
      names.map(async (name) => new CrashWriter(await signUp(url, `${name}@example.org`, world.dataDir))),
    );
    for (let round = 1; round <= ROUNDS; round++) {
      const killed: ServerProcess = server;
      await writeThroughCrash(writers, {
        acknowledgements: 3 + round,
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
  },
  PATIENCE_MS,
);
