// npm runs this after every install: it builds the command line bundle, so that `npx bellgrid` works without
// any other step. A source that does not compile must not make the installation fail: without its bundle the
// command itself names the command to run. Without development dependencies there is nothing to build with.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { markInstalled } from './lib/stamps.mjs';

if (existsSync(join(root, 'node_modules/esbuild'))) {
  markInstalled();
  try {
    const { buildCommandLine } = await import('./build.mjs');
    await buildCommandLine();
  } catch (error) {
    console.error(`The command line was not built: ${error instanceof Error ? error.message : error}`);
  }
}
