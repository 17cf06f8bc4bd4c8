import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../config/start-error.ts';

interface Holder {
  readonly pid: number;
  /** When the process started, as the system counts it; tells a process from a later one with its number. */
  readonly started: string | null;
  readonly token: string;
}

/**
 * Takes the data folder for this process, making the folder, for its owner alone, when it is missing. The lock of a process that
 * has died is taken over. Returns the release. Throws StartError when another process has the folder or it
 * cannot be written.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'bellgrid.lock');
  const holder: Holder = { pid: process.pid, started: startOf(process.pid), token: randomUUID() };
  try {
    makeFolder(folder, 0o700);
    if (!create(file, holder)) {
      const stale = read(file);
      if (stale && isAlive(stale)) throw inUse(folder, stale);
      retire(file, stale);
      if (!create(file, holder)) throw inUse(folder, read(file));
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${folder} cannot be written (${reason}): choose another with DATA_DIR.`,
    );
  }
  return () => {
    if (read(file)?.token === holder.token) rmSync(file, { force: true });
  };
}

/**
 * Makes a folder that is missing and those above it; the mode is for itself alone.
 * Node's own recursive mkdir never comes back where the system answers ENOENT for any name, as in /proc.
 */
function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, mode);
}

function inUse(folder: string, holder: Holder | null): StartError {
  const who = holder ? `process ${holder.pid}` : 'another process';
  return new StartError(
    `The data folder ${folder} is in use by ${who}: stop it, or choose another with DATA_DIR.`,
  );
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The holder that the file names; null when there is none or it was cut off in writing. */
function read(file: string): Holder | null {
  try {
    const { pid, started, token } = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? { pid, started, token } : null;
  } catch {
    return null;
  }
}

/** Moves a stale lock away; puts it back when a third process was faster and it is not the stale one. */
function retire(file: string, stale: Holder | null): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  if (read(aside)?.token === stale?.token) rmSync(aside);
  else renameSync(aside, file);
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return holder.started === null || holder.started === startOf(holder.pid);
}

/** Linux: the 22nd field of /proc/PID/stat, after the name in brackets. Elsewhere null. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
