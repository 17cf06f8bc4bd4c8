/**
 * Entry of the built command: runs `command-line.js`, which lies beside it, with the code that the build has
 * compiled ahead. Without that, or under another version of Node, the code is compiled as it is needed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

// Most runs take less than a second. By default V8 begins to optimise so soon and inlines so much that this costs a
// quarter of the processor time of filling such a school; a run of many seconds loses nothing.
setFlagsFromString('--interrupt-budget=150000');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
// By default the heap may grow to four times what lives in it before it is cleared: half a gigabyte for a search and a
// prover that need a hundred megabytes.
setFlagsFromString('--heap-growing-percent=40');

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
