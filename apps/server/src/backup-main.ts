import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from './config/environment.ts';
import { backupDatabase } from './database/backup-database.ts';
import { restoreDatabase } from './database/restore-database.ts';
import { backupInto, noteBackup } from './database/rotate-backups.ts';
import { StartError } from './errors/start-error.ts';

const usage = {
  backup: 'Usage: bellgrid backup FILE | bellgrid backup --keep N FOLDER',
  restore: 'Usage: bellgrid restore FILE',
};

// The entry of `bellgrid backup` and `bellgrid restore`: importing this file does what its arguments say.
function main([command, ...args]: readonly string[]): string {
  const isBackup = command === 'backup';
  const { path, keep } = readArguments(args, isBackup ? usage.backup : usage.restore);
  if (keep !== null && !isBackup) throw new StartError(usage.restore);
  process.umask(0o077);
  const { DATA_DIR, DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    throw new StartError(
      'DATABASE_URL names PostgreSQL, which has commands of its own for this, pg_dump and pg_restore: see docs/deploy.md.',
    );
  }
  const { dataDir } = readEnvironment({ DATA_DIR });
  const now = new Date();
  if (isBackup && keep !== null) {
    return `The database in ${dataDir} is saved in ${backupInto(dataDir, path, { keep, now })}.`;
  }
  if (isBackup) {
    backupDatabase(dataDir, path);
    noteBackup(dataDir, now);
    return `The database in ${dataDir} is saved in ${path}.`;
  }
  const kept = restoreDatabase(dataDir, path, now);
  const before = kept ? ` What was there before is ${kept}.` : '';
  return `${path} is the database in ${dataDir} now.${before}`;
}

function readArguments(args: string[], help: string): { path: string; keep: number | null } {
  try {
    const { values, positionals } = parseArgs({
      args,
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
  console.log(main(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(2);
}
