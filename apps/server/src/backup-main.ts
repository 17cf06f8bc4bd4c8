import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeLanguage } from '@bellgrid/texts/all';
import { readEnvironment } from './config/environment.ts';
import { backupDatabase } from './database/backup-database.ts';
import { restoreDatabase } from './database/restore-database.ts';
import { backupInto, noteBackup } from './database/rotate-backups.ts';
import { operatorTexts } from './errors/operator-texts.ts';
import { StartError } from './errors/start-error.ts';

// The entry of `bellgrid backup` and `bellgrid restore`: importing this file does what its arguments say.
function main([command, ...args]: readonly string[]): string {
  const isBackup = command === 'backup';
  const usage = operatorTexts.t(isBackup ? 'operator.usage.backup' : 'operator.usage.restore');
  const { path, keep } = readArguments(args, usage);
  if (keep !== null && !isBackup) throw new StartError(usage);
  process.umask(0o077);
  const { DATA_DIR, DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    throw new StartError(operatorTexts.t('operator.backup.postgres'));
  }
  const { dataDir } = readEnvironment({ DATA_DIR });
  const now = new Date();
  if (isBackup && keep !== null) {
    const file = backupInto(dataDir, path, { keep, now });
    return operatorTexts.t('operator.backup.saved', { folder: dataDir, file });
  }
  if (isBackup) {
    backupDatabase(dataDir, path);
    noteBackup(dataDir, now);
    return operatorTexts.t('operator.backup.saved', { folder: dataDir, file: path });
  }
  const kept = restoreDatabase(dataDir, path, now);
  const values = { file: path, folder: dataDir };
  if (kept === null) return operatorTexts.t('operator.backup.restored', values);
  return operatorTexts.t('operator.backup.restoredKept', { ...values, kept });
}

function readArguments(args: readonly string[], help: string): { path: string; keep: number | null } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { keep: { type: 'string' } },
      allowPositionals: true,
    });
    const [path = ''] = positionals;
    const keep = values.keep === undefined ? null : Number(values.keep);
    const isKeep = keep === null || (Number.isInteger(keep) && keep >= 1 && keep <= 10_000);
    if (positionals.length === 1 && path !== '' && isKeep) return { path: resolve(path), keep };
  } catch {
    // An option that there is not.
  }
  throw new StartError(help);
}

try {
  // Called by the command line as `bellgrid backup …`.
  console.log(main(takeLanguage(process.argv.slice(2)).args));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(2);
}
