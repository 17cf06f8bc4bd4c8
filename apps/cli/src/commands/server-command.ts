import { existsSync } from 'node:fs';
import { readArguments } from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { EXIT, type ExitCode } from '../command-line/exit-codes.ts';
import { texts } from '../command-line/texts.ts';

/** Imports a module that is not in the bundle; from `start.ts`, because compiled code that is read back cannot. */
declare function importModule(url: string): Promise<unknown>;

/** Makes someone an administrator of the server in DATA_DIR or at DATABASE_URL, takes that away, or lists them. */
export const admin = (): Promise<ExitCode> => runServerEntry('admin');

/** Saves the database in DATA_DIR in a file, whether or not a server works on it. */
export const backup = (): Promise<ExitCode> => runServerEntry('backup');

/** Puts a backup in place of the database in DATA_DIR. */
export const restore = (): Promise<ExitCode> => runServerEntry('backup');

/** Runs a worker of the server: it takes solver runs from the PostgreSQL that DATABASE_URL names, until a signal. */
export async function worker(args: readonly string[]): Promise<ExitCode> {
  readArguments(args, {}, []);
  return runServerEntry('worker');
}

/** Runs a built entry of the server in this process; it reads its settings and arguments itself. */
async function runServerEntry(name: string): Promise<ExitCode> {
  const entry = new URL(`../../server/dist/${name}.js`, import.meta.url);
  if (!existsSync(entry)) throw new BadInput(texts.t('cli.notBuilt'));
  await importModule(entry.href);
  return EXIT.done;
}
