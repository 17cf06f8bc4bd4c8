import { existsSync } from 'node:fs';
import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';

/** Runs a worker of the server: it takes solver runs from the PostgreSQL that DATABASE_URL names, until a signal. */
export async function worker(args: readonly string[]): Promise<ExitCode> {
  readArguments(args, {}, []);
  const entry = new URL('../../server/dist/worker.js', import.meta.url);
  if (!existsSync(entry)) throw new BadInput('The server is not built yet: run npm run build in its folder.');
  await import(entry.href);
  return EXIT.done;
}
