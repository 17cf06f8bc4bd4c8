import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';
import { openLibsql } from './libsql-session.ts';

/**
 * Checks the database of a data folder before a server works on it: whole, missing, or lost. True when a new
 * one has to be made. Throws StartError when it is damaged, or when the folder shows that there was one and
 * `mayBeNew` does not accept its loss.
 */
export function checkAtStart(dataDir: string, { mayBeNew }: { readonly mayBeNew: boolean }): boolean {
  const file = join(dataDir, 'bellgrid.db');
  const isNew = !existsSync(file) || statSync(file).size === 0 || !holdsTables(file);
  if (isNew && existsSync(join(dataDir, 'auth-secret')) && !mayBeNew) {
    throw new StartError(operatorTexts.t('operator.start.databaseGone', { file, folder: dataDir }));
  }
  return isNew;
}

/** Returns true for a database with tables; throws StartError when it is damaged. Releases the free pages of an old one. */
function holdsTables(file: string): boolean {
  let fault: unknown;
  try {
    const session = openLibsql(file);
    const value = (sql: string) => Object.values(session.execute({ sql, parameters: [] }).rows[0] ?? {})[0];
    try {
      fault = value('pragma quick_check');
      if (fault === 'ok') {
        // From before files could shrink: that takes writing them anew, once.
        if (Number(value('pragma auto_vacuum')) === 0) session.execute({ sql: 'vacuum', parameters: [] });
        return Number(value('select count(*) from "sqlite_master"')) > 0;
      }
    } finally {
      session.close();
    }
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  throw new StartError(operatorTexts.t('operator.start.databaseDamaged', { file, reason: String(fault) }));
}
