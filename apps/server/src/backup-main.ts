import { resolve } from 'node:path';
import { readEnvironment } from './config/environment.ts';
import { StartError } from './config/start-error.ts';
import { backupDatabase } from './database/backup-database.ts';
import { restoreDatabase } from './database/restore-database.ts';

// The entry of `bellgrid backup` and `bellgrid restore`: importing this file does what its arguments say.
function main([command, file = '', ...rest]: readonly string[]): string {
  if (file === '' || rest.length > 0) throw new StartError(`Usage: bellgrid ${command} FILE`);
  process.umask(0o077);
  const { DATA_DIR, DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    throw new StartError(
      'DATABASE_URL names PostgreSQL, which has commands of its own for this, pg_dump and pg_restore: see docs/deploy.md.',
    );
  }
  const { dataDir } = readEnvironment({ DATA_DIR });
  const path = resolve(file);
  if (command === 'backup') {
    backupDatabase(dataDir, path);
    return `The database in ${dataDir} is saved in ${path}.`;
  }
  const kept = restoreDatabase(dataDir, path, new Date());
  const before = kept ? ` What was there before is ${kept}.` : '';
  return `${path} is the database in ${dataDir} now.${before}`;
}

try {
  // Called by the command line as `bellgrid backup …`.
  console.log(main(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(2);
}
