import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';
import { type LibsqlSession, openLibsql } from './libsql-session.ts';
import { migrations } from './migrations/registry.ts';

/**
 * Checks that an SQLite file is whole and a database of Bellgrid of this or an older version, and leaves
 * nothing beside it. Throws StartError.
 */
export function checkDatabaseFile(file: string): void {
  const fault = faultOf(file);
  if (fault) throw new StartError(fault);
}

function faultOf(file: string): string | null {
  let session: LibsqlSession;
  try {
    session = openLibsql(file);
  } catch (error) {
    return unusable(file, error);
  }
  const value = (sql: string) => Object.values(session.execute({ sql, parameters: [] }).rows[0] ?? {})[0];
  try {
    const integrity = value('pragma integrity_check');
    if (integrity !== 'ok')
      return operatorTexts.t('operator.backup.damaged', { file, reason: String(integrity) });
    const structure = Number(value('select max("number") from "schemaVersion"'));
    const newest = migrations.at(-1)?.number ?? 0;
    return structure > newest ? operatorTexts.t('operator.backup.newer', { file, structure }) : null;
  } catch (error) {
    return unusable(file, error);
  } finally {
    putTogether(session);
  }
}

function unusable(file: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return operatorTexts.t('operator.backup.notUsable', { file, reason });
}

/** Closes a database that no other process has open with everything in its one file, unless it is damaged. */
export function putTogether(session: LibsqlSession): void {
  try {
    session.execute({ sql: 'pragma journal_mode = delete', parameters: [] });
  } catch {
    // It stays in as many files as it is.
  }
  session.close();
}
