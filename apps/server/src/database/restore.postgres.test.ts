import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CrashWriter } from '../test-support/crash-writers.ts';
import { postgresPrograms } from '../test-support/postgres-cluster.ts';
import { connectTo, onServer } from '../test-support/test-database.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();

it('F26: a dump is restored into a new database as docs/deploy.md says, without an error, whole', async () => {
  const programs = postgresPrograms() ?? '';
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { stdio: 'pipe', encoding: 'utf8' });
  const url = world().databaseUrl ?? '';
  const writer = new CrashWriter(await world().newUser('dump@example.org'), 1000);
  let stopping = Promise.resolve();
  await writer.writeUntilGone(() => {
    if (writer.acknowledged === 3) stopping = world().stop();
  });
  await stopping;

  const folder = mkdtempSync(join(tmpdir(), 'bellgrid-dump-'));
  const dump = join(folder, 'bellgrid.dump');
  run('pg_dump', '--format=custom', `--file=${dump}`, url);
  const restored = `${url}_restored`;
  await onServer(url, `create database ${new URL(restored).pathname.slice(1)}`);
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', `--dbname=${restored}`];
  expect(run('pg_restore', ...options, dump)).toBe('');
  rmSync(folder, { recursive: true });

  const contents = async (address: string) => {
    const db = await connectTo({ url: address, file: '' });
    const versions = await db.selectFrom('version').selectAll().orderBy('id').execute();
    const snapshots = await db.selectFrom('snapshot').selectAll().orderBy('hash').execute();
    const users = await db.selectFrom('user').selectAll().execute();
    await db.destroy();
    return { versions, snapshots, users };
  };
  const there = await contents(restored);
  expect(there.versions.length).toBeGreaterThanOrEqual(3);
  expect(there).toEqual(await contents(url));
});
