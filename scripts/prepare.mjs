// npm runs this after every install: it builds the command line bundle, so that `npx bellgrid` works
// without any other step.
import { existsSync } from 'node:fs';

if (existsSync(new URL('./build.mjs', import.meta.url))) {
  const { buildCommandLine } = await import('./build.mjs');
  await buildCommandLine();
}
