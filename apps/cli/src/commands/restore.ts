import type { ExitCode } from '../command-line/exit-codes.ts';
import { runServerEntry } from './server-command.ts';

/** Puts a backup in place of the database in DATA_DIR. */
export async function restore(): Promise<ExitCode> {
  return runServerEntry('backup');
}
