// node record-compiled.mjs BUNDLE COMPILED …ARGUMENTS: runs the bundled command line as apps/cli/src/start.ts does
// and writes the code that was compiled until it ended.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

const [, , bundle = '', compiled = ''] = process.argv;
process.argv.splice(1, 3, bundle);
const script = new Script(readFileSync(bundle, 'utf8'), { filename: bundle });
process.on('exit', () => writeFileSync(compiled, script.createCachedData()));
script.runInThisContext()(createRequire(bundle), pathToFileURL(bundle).href);
