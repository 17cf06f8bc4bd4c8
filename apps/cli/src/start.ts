/**
 * Entry of the built command: runs `command-line.js`, which lies beside it, with the code that the build has
 * compiled ahead. Without that, or under another version of Node, the code is compiled as it is needed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { optimise, setEngineFlags } from './command-line/engine-flags.ts';

setEngineFlags();
optimise('rarely');

/** The bundle is one function: scripts/build.mjs names its arguments. */
type Bundle = (
  require: NodeJS.Require,
  bundleUrl: string,
  importModule: (url: string) => Promise<unknown>,
) => void;

const path = join(__dirname, 'command-line.js');
const cachedData = readCompiled(join(__dirname, 'command-line.cache'));
const script = new Script(readFileSync(path, 'utf8'), {
  filename: path,
  ...(cachedData ? { cachedData } : {}),
});
const bundle = script.runInThisContext() as Bundle;
bundle(require, pathToFileURL(path).href, (url) => import(url));

function readCompiled(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
