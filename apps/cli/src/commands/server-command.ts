import { existsSync } from 'node:fs';
import { BadInput } from '../command-line/bad-input.ts';
import { EXIT, type ExitCode } from '../command-line/exit-codes.ts';
import { texts } from '../command-line/texts.ts';

/** Imports a module that is not in the bundle; from `start.ts`, because compiled code that is read back cannot. */
declare function importModule(url: string): Promise<unknown>;

/** Runs a built entry of the server in this process; it reads its settings and arguments itself. */
export async function runServerEntry(name: string): Promise<ExitCode> {
  const entry = new URL(`../../server/dist/${name}.js`, import.meta.url);
  if (!existsSync(entry)) throw new BadInput(texts.t('cli.notBuilt'));
  await importModule(entry.href);
  return EXIT.done;
}
