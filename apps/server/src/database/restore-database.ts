import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';
import { flush } from './backup-database.ts';
import { checkDatabaseFile, putTogether } from './check-database-file.ts';
import { openLibsql } from './libsql-session.ts';
import { lockDataFolder } from './lock-file.ts';

const name = 'bellgrid.db';
/** SQLite keeps the newest changes in the first of these until they go into the database. */
const companions = ['-wal', '-shm'];

/**
 * Puts a backup in place of the database in a data folder that no server uses. The old database is kept
 * beside it: returns its name, null without one. Throws StartError, with the old database still in place.
 */
export function restoreDatabase(dataDir: string, backup: string, now: Date): string | null {
  if (!existsSync(backup)) throw new StartError(operatorTexts.t('operator.backup.noFile', { file: backup }));
  const unlock = lockDataFolder(dataDir);
  const arriving = join(dataDir, `${name}.arriving`);
  try {
    for (const each of ['', ...companions]) rmSync(`${arriving}${each}`, { force: true });
    // The backup itself stays as it is: opening a database changes it.
    for (const each of ['', ...companions]) {
      if (existsSync(`${backup}${each}`)) copyFileSync(`${backup}${each}`, `${arriving}${each}`);
    }
    chmodSync(arriving, 0o600);
    checkDatabaseFile(arriving);
    flush(arriving);
    const kept = setAside(dataDir, now);
    renameSync(arriving, join(dataDir, name));
    flush(dataDir);
    return kept;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(operatorTexts.t('operator.backup.notRestored', { folder: dataDir, reason }));
  } finally {
    for (const each of ['', ...companions]) rmSync(`${arriving}${each}`, { force: true });
    unlock();
  }
}

function setAside(dataDir: string, now: Date): string | null {
  const current = join(dataDir, name);
  if (!existsSync(current)) return null;
  try {
    putTogether(openLibsql(current));
  } catch {
    // A damaged one is kept as it is.
  }
  const kept = `${current}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const each of [...companions, '']) {
    if (existsSync(`${current}${each}`)) renameSync(`${current}${each}`, `${kept}${each}`);
  }
  return kept;
}
