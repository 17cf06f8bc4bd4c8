import { readArguments } from '../command-line/arguments.ts';
import type { ExitCode } from '../command-line/exit-codes.ts';
import { runServerEntry } from './server-command.ts';

/** Runs a worker of the server: it takes solver runs from the PostgreSQL that DATABASE_URL names, until a signal. */
export async function worker(args: readonly string[]): Promise<ExitCode> {
  readArguments(args, {}, []);
  return runServerEntry('worker');
}
