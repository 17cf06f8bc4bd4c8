import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outsideMarkers } from '@bellgrid/texts/pseudo';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openForCommand } from '../administration/open-for-command.ts';
import { StartError } from '../errors/start-error.ts';
import { buildEntries } from '../test-support/build-entries.ts';
import { CrashWriter } from '../test-support/crash-writers.ts';
import { useWorld } from '../test-support/use-world.ts';
import { backupDatabase } from './backup-database.ts';
import { openLibsql } from './libsql-session.ts';
import { LOCK_FILE } from './lock-file.ts';
import { migrations } from './migrations/registry.ts';
import { restoreDatabase } from './restore-database.ts';
import { backupBeforeMigration, backupInto } from './rotate-backups.ts';

const world = useWorld();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellgrid-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `bellgrid backup` or `restore` as a process of its own. */
async function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { backupMain } = await buildEntries();
  const env = { PATH: process.env.PATH, DATA_DIR: world().dataDir, ...environment };
  const command = [fileURLToPath(backupMain), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
}

describe('a backup', () => {
  it('is made while schools save, and restores all earlier acknowledged saves', async () => {
    const client = await world().newUser('backup@example.org');
    const writer = new CrashWriter(client, 10_000);
    const file = join(folder, 'backup.db');
    let acknowledgedBefore = 0;
    // Stops the server in the midst of the writing, with the backup made before.
    let stopping: Promise<void> | null = null;
    await writer.writeUntilGone(() => {
      if (writer.acknowledged === 5) {
        acknowledgedBefore = writer.acknowledged;
        backupDatabase(world().dataDir, file);
      }
      if (writer.acknowledged === 10) stopping = world().stop();
    });
    await stopping;
    expect(statSync(file).mode & 0o077).toBe(0);

    const kept = restoreDatabase(world().dataDir, file, new Date(0));
    expect(kept).toBe(join(world().dataDir, 'bellgrid.db.before-1970-01-01T00-00-00-000Z'));
    await world().start({ port: Number(new URL(client.url).port) });
    const lost = await writer.lost();
    expect(writer.acknowledged - lost.length).toBeGreaterThanOrEqual(acknowledgedBefore);
    expect(lost.length).toBeGreaterThan(0);

    await world().stop();
    restoreDatabase(world().dataDir, kept ?? '', new Date(1));
    await world().start({ port: Number(new URL(client.url).port) });
    expect(await writer.lost()).toEqual([]);
  });

  it('does not replace a file, and wants a database', () => {
    const file = join(folder, 'there.db');
    writeFileSync(file, 'mine');
    expect(() => backupDatabase(world().dataDir, file)).toThrow(/there already/);
    expect(() => backupDatabase(folder, join(folder, 'new.db'))).toThrow(/no database in/);
    const nowhere = join(folder, 'missing/new.db');
    expect(() => backupDatabase(world().dataDir, nowhere)).toThrow(StartError);
    expect(readdirSync(folder)).toEqual(['there.db']);
  });

  it('goes into a folder of which the newest are kept, and is noted', () => {
    const other = join(folder, 'not-ours.db');
    writeFileSync(other, '');
    const made = [1, 2, 3, 4].map((second) => {
      const now = new Date(second * 1000);
      return backupInto(world().dataDir, folder, { keep: 2, now });
    });
    const kept = made.slice(-2).map((file) => basename(file));
    expect(readdirSync(folder).sort()).toEqual([...kept, 'not-ours.db']);
    expect(readFileSync(join(world().dataDir, 'last-backup'), 'utf8')).toBe('1970-01-01T00:00:04.000Z\n');
    expect(restoreDatabase(join(folder, 'data'), made.at(-1) ?? '', new Date())).toBeNull();
  });

  it('is made by the command, which says where, and how it is used', async () => {
    for (let count = 0; count < 3; count++) {
      expect(await run(['backup', '--keep', '2', folder])).toMatchObject({ status: 0 });
    }
    expect(readdirSync(folder)).toHaveLength(2);
    expect((await run(['backup', join(folder, 'one.db')])).text).toContain(join(folder, 'one.db'));
    for (const args of [['backup'], ['backup', '--keep', '0', folder], ['restore', '--keep', '2', folder]]) {
      expect(await run(args)).toEqual({ status: 2, text: expect.stringMatching(/^Usage: bellgrid /) });
    }
  });

  it('takes every word from the catalogue, and so does its restoring', async () => {
    const file = join(folder, 'one.db');
    const text = join(folder, 'text.db');
    writeFileSync(text, 'no database');
    const elsewhere = { DATA_DIR: join(folder, 'elsewhere') };
    const said = async (args: string[], environment?: Record<string, string>) => {
      const { text } = await run([...args, '--lang', 'qps'], environment);
      // The library for SQLite gives its own reason.
      const outside = outsideMarkers(text.replace('file is not a database', ''));
      expect([args, text.includes('⟦'), outside.match(/\p{L}+/gu)]).toEqual([args, true, null]);
    };
    await said(['backup']);
    await said(['restore']);
    await said(['backup', file]);
    await said(['backup', file]);
    await said(['backup', file], elsewhere);
    await said(['backup', file], { DATABASE_URL: 'postgres://user@localhost/bellgrid' });
    await said(['backup', join(folder, 'missing/one.db')]);
    await said(['backup', '--keep', '1', join(text, 'below')]);
    await said(['restore', join(folder, 'missing.db')], elsewhere);
    await said(['restore', file]);
    await said(['restore', text], elsewhere);
    for (let count = 0; count < 2; count++) await said(['restore', file], elsewhere);
    const german = await run(['restore', join(folder, 'missing.db')], { LANG: 'de_DE.UTF-8' });
    expect(german.text).toBe(`Die Datei ${join(folder, 'missing.db')} gibt es nicht.\n`);
  });

  it('in a folder is whole: what a killed one left there goes after a day', () => {
    const partial = join(folder, 'bellgrid-2026-01-01T00-00-00-000Z.db.partial');
    mkdirSync(folder, { recursive: true });
    writeFileSync(partial, 'a part');
    const now = new Date();
    backupInto(world().dataDir, folder, { keep: 2, now });
    expect(existsSync(partial)).toBe(true);
    const dayLater = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    backupInto(world().dataDir, folder, { keep: 2, now: dayLater });
    expect(readdirSync(folder)).toHaveLength(2);
    expect(existsSync(partial)).toBe(false);
  });

  it('is made by itself before a migration, and by no other start', async () => {
    const data = join(folder, 'data');
    const file = join(folder, 'backup.db');
    backupDatabase(world().dataDir, file);
    restoreDatabase(data, file, new Date());
    expect(backupBeforeMigration(data, new Date(0))).toBeNull();
    const session = openLibsql(join(data, 'bellgrid.db'));
    const newest = migrations.at(-1)?.number ?? 0;
    session.execute({ sql: 'delete from "schemaVersion" where "number" = ?', parameters: [newest] });
    session.close();
    const made = backupBeforeMigration(data, new Date(0));
    expect(made).toBe(join(data, 'backups/before-update-1970-01-01T00-00-00-000Z.db'));
    // A command does the same; here its migration finds the tables that are there already, and fails.
    const command = openForCommand({ databaseUrl: null, dataDir: data });
    await expect(command).rejects.toThrow();
    expect(readdirSync(join(data, 'backups'))).toHaveLength(2);
    const again = join(folder, 'again');
    expect(restoreDatabase(again, made ?? '', new Date())).toBeNull();
  });

  it('is not restored under a running server, nor when it is damaged', async () => {
    const file = join(folder, 'backup.db');
    backupDatabase(world().dataDir, file);
    expect(() => restoreDatabase(world().dataDir, file, new Date())).toThrow(/in use by/);
    const damaged = join(folder, 'damaged.db');
    backupDatabase(world().dataDir, damaged);
    truncateSync(damaged, statSync(damaged).size / 2);
    const other = join(folder, 'data');
    expect(() => restoreDatabase(other, damaged, new Date())).toThrow(/no usable backup/);
    writeFileSync(damaged, 'This is no database. '.repeat(100));
    expect(() => restoreDatabase(other, damaged, new Date())).toThrow(/no usable backup/);
    expect(() => restoreDatabase(other, join(folder, 'missing.db'), new Date())).toThrow(/no file/);
    expect(readdirSync(other)).toEqual([LOCK_FILE]);
    expect(restoreDatabase(other, file, new Date())).toBeNull();
    expect(readdirSync(other).sort()).toEqual(['bellgrid.db', LOCK_FILE].sort());
  });
});
