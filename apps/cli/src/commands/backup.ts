import type { ExitCode } from '../command-line/exit-codes.ts';
import { runServerEntry } from './server-command.ts';

/** Saves the database in DATA_DIR in a file, whether or not a server works on it. */
export async function backup(): Promise<ExitCode> {
  return runServerEntry('backup');
}
