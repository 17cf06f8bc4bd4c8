import type { ExitCode } from '../command-line/exit-codes.ts';
import { runServerEntry } from './server-command.ts';

/** Makes someone an administrator of the server in DATA_DIR or at DATABASE_URL, takes that away, or lists them. */
export async function admin(): Promise<ExitCode> {
  return runServerEntry('admin');
}
