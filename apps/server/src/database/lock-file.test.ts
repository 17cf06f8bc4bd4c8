import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { lockDataFolder } from './lock-file.ts';

let folder: string;
const lockFile = () => join(folder, 'bellgrid.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellgrid-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of a data folder', () => {
  it('refuses a second holder and names the first', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(StartError);
    expect(() => lockDataFolder(folder)).toThrow(new RegExp(`process ${process.pid}\\b.*DATA_DIR`));
    release();
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('makes the folder with those above it', () => {
    lockDataFolder(join(folder, 'a/b/c'))();
    expect(readdirSync(join(folder, 'a/b'))).toEqual(['c']);
    expect(statSync(join(folder, 'a/b/c')).mode & 0o777).toBe(0o700);
  });

  it('is taken over from a process that has died', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 - 1, started: null, token: 'dead' }));
    const release = lockDataFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid);
    release();
  });

  it('is taken over from an earlier process with the same number', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, started: 'long ago', token: 'dead' }));
    lockDataFolder(folder)();
  });

  it.each(['', '{"pid":', '[]', '{"pid":-1}', 'null'])('is taken over when its file holds %j', (text) => {
    writeFileSync(lockFile(), text);
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not released by one who lost it', () => {
    const release = lockDataFolder(folder);
    writeFileSync(lockFile(), JSON.stringify({ pid: 1, started: null, token: 'another' }));
    release();
    expect(readdirSync(folder)).toEqual(['bellgrid.lock']);
  });

  it('says what to do when the folder cannot be written', () => {
    writeFileSync(lockFile(), '');
    expect(() => lockDataFolder(lockFile())).toThrow(/cannot be written .*DATA_DIR/);
    expect(() => lockDataFolder('/proc/bellgrid/data')).toThrow(/cannot be written .*DATA_DIR/);
  });
});
