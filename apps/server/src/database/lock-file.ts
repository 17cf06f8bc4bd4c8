import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';

/** Holds the lock, and nothing else. It stays when the lock is released: two processes must mean the same file. */
export const LOCK_FILE = 'bellgrid.lock.db';

/**
 * Takes the data folder for this process, making the folder, for its owner alone, when it is missing. The lock is the
 * operating system's, on a small database: it ends with the process however that ends, and holds between containers
 * too, whose process numbers mean nothing to one another. Returns the release. Throws StartError when another process
 * has the folder or it cannot be written.
 */
export function lockDataFolder(folder: string): () => void {
  try {
    makeFolder(folder, 0o700);
    const database = new Database(join(folder, LOCK_FILE));
    try {
      database.exec('begin exclusive');
    } catch (error) {
      database.close();
      throw error;
    }
    return () => database.close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/database is locked/.test(reason)) {
      throw new StartError(operatorTexts.t('operator.start.folderInUse', { folder }));
    }
    throw new StartError(operatorTexts.t('operator.start.folderNotWritable', { folder, reason }));
  }
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
