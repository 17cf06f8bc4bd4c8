import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';
import { backupDatabase, PARTIAL } from './backup-database.ts';
import { openLibsql } from './libsql-session.ts';
import { migrations } from './migrations/registry.ts';

/** The moment of the last backup, in the data folder. */
export const LAST_BACKUP = 'last-backup';

const stamp = (now: Date) => now.toISOString().replaceAll(/[:.]/g, '-');

/** Saves the database in a folder under a name of this moment and keeps the newest ones there. Answers the file. */
export function backupInto(
  dataDir: string,
  folder: string,
  { keep, now }: { keep: number; now: Date },
): string {
  const file = rotated(dataDir, folder, 'bellgrid-', { keep, now });
  noteBackup(dataDir, now);
  return file;
}

/** Notes in the data folder that a backup was made, for a metric. */
export function noteBackup(dataDir: string, now: Date): void {
  writeFileSync(join(dataDir, LAST_BACKUP), `${now.toISOString()}\n`);
}

const KEPT_BEFORE_MIGRATIONS = 3;
/** No backup is written for so long. */
const PARTIAL_MS = 24 * 60 * 60 * 1000;

/** Saves a database that has an older structure before it gets the newest one. Answers the file; null for no need. */
export function backupBeforeMigration(dataDir: string, now: Date): string | null {
  const session = openLibsql(join(dataDir, 'bellgrid.db'));
  try {
    const { rows } = session.execute({
      sql: `select max("number") as "structure" from "schemaVersion"`,
      parameters: [],
    });
    if (Number(rows[0]?.structure) >= (migrations.at(-1)?.number ?? 0)) return null;
  } finally {
    session.close();
  }
  const options = { keep: KEPT_BEFORE_MIGRATIONS, now };
  return rotated(dataDir, join(dataDir, 'backups'), 'before-update-', options);
}

function rotated(
  dataDir: string,
  folder: string,
  prefix: string,
  { keep, now }: { readonly keep: number; readonly now: Date },
): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(operatorTexts.t('operator.backup.noFolder', { folder, reason }));
  }
  const file = join(folder, `${prefix}${stamp(now)}.db`);
  backupDatabase(dataDir, file);
  const isOne = new RegExp(`^${prefix}\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d-\\d{3}Z\\.db(\\.partial)?$`);
  const all = readdirSync(folder).filter((name) => isOne.test(name));
  const whole = all.filter((name) => name.endsWith('.db')).sort();
  for (const name of whole.slice(0, -keep)) rmSync(join(folder, name));
  // A process that was killed in a backup leaves a part of one.
  const before = now.getTime() - PARTIAL_MS;
  for (const name of all.filter((each) => each.endsWith(PARTIAL))) {
    if (statSync(join(folder, name)).mtimeMs < before) rmSync(join(folder, name));
  }
  return file;
}
