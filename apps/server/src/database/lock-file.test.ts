import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../errors/start-error.ts';
import { LOCK_FILE, lockDataFolder } from './lock-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellgrid-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of a data folder', () => {
  it('refuses a second holder until the first releases it', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(StartError);
    expect(() => lockDataFolder(folder)).toThrow(/in use by another process.*DATA_DIR/);
    release();
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([LOCK_FILE]);
  });

  it('F12: refuses another process whatever its number is, and is free when that is killed', async () => {
    const program = join(folder, 'hold.cjs');
    const driver = JSON.stringify(createRequire(import.meta.url).resolve('libsql'));
    const file = JSON.stringify(join(folder, LOCK_FILE));
    writeFileSync(
      program,
      `const Database = require(${driver}); const held = new Database(${file});
      held.exec('begin exclusive'); process.send('held'); setInterval(() => held, 1000);`,
    );
    const holder = fork(program);
    await once(holder, 'message');
    expect(() => lockDataFolder(folder)).toThrow(/in use by another process/);
    holder.kill('SIGKILL');
    await once(holder, 'close');
    lockDataFolder(folder)();
  });

  it('makes the folder with those above it', () => {
    lockDataFolder(join(folder, 'a/b/c'))();
    expect(readdirSync(join(folder, 'a/b'))).toEqual(['c']);
    expect(statSync(join(folder, 'a/b/c')).mode & 0o777).toBe(0o700);
  });

  it('gives advice when the folder cannot be written', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockDataFolder(join(folder, 'file'))).toThrow(/cannot be written .*DATA_DIR/);
    expect(() => lockDataFolder('/proc/bellgrid/data')).toThrow(/cannot be written .*DATA_DIR/);
  });
});
