import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';
import { checkDatabaseFile } from './check-database-file.ts';
import { openLibsql } from './libsql-session.ts';

/** The end of the name of a backup that is being written. */
export const PARTIAL = '.partial';

/**
 * Copies the database in a data folder to a new file, as it is at one moment, also while a server works on
 * it, without blocking it. The file is there only once it is whole and on the disk. Throws StartError.
 */
export function backupDatabase(dataDir: string, target: string): void {
  const source = join(dataDir, 'bellgrid.db');
  if (!existsSync(source)) {
    throw new StartError(operatorTexts.t('operator.backup.noDatabase', { folder: dataDir }));
  }
  if (existsSync(target)) throw new StartError(operatorTexts.t('operator.backup.exists', { file: target }));
  const partial = `${target}${PARTIAL}`;
  rmSync(partial, { force: true });
  try {
    const session = openLibsql(source);
    try {
      session.execute({ sql: 'vacuum into ?', parameters: [partial] });
    } finally {
      session.close();
    }
    chmodSync(partial, 0o600);
    checkDatabaseFile(partial);
    flush(partial);
    renameSync(partial, target);
    flush(dirname(target));
  } catch (error) {
    rmSync(partial, { force: true });
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(operatorTexts.t('operator.backup.notWritten', { file: target, reason }));
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
