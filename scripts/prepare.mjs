// npm runs this after every install: it builds the command line bundle, so that `npx bellgrid` works without
// any other step. A source that does not compile must not make the installation fail: the command itself
// says what to run when its bundle is missing.
import { buildCommandLine } from './build.mjs';
import { markInstalled } from './lib/stamps.mjs';

markInstalled();
try {
  await buildCommandLine();
} catch (error) {
  console.error(`The command line was not built: ${error instanceof Error ? error.message : error}`);
}
