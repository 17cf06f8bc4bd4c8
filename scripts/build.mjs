// Bundles everything that runs outside the development tools. The workspace packages are TypeScript sources
// and go into each bundle; the server's npm dependencies stay outside by name (some carry native binaries);
// the command line takes everything in, because start-up time is what its users wait for.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './lib/root.mjs';
import { markBuilt } from './lib/stamps.mjs';

const workspaceFolders = [
  'packages/model',
  'packages/solver',
  'packages/constraints',
  'packages/runner',
  'packages/formats',
  'packages/protocol',
  'apps/server',
  'apps/cli',
];

/** @type {{ from: string, to: string, bundlesDependencies: boolean }[]} */
const commandLineEntries = [
  { from: 'apps/cli/src/main.ts', to: 'apps/cli/dist/bellgrid.js', bundlesDependencies: true },
  {
    from: 'packages/runner/src/thread/main.ts',
    to: 'apps/cli/dist/search-thread.js',
    bundlesDependencies: true,
  },
];

/** @type {{ from: string, to: string, bundlesDependencies: boolean }[]} */
const serverEntries = [
  { from: 'apps/server/src/main.ts', to: 'apps/server/dist/main.js', bundlesDependencies: false },
  { from: 'apps/server/src/admin-main.ts', to: 'apps/server/dist/admin.js', bundlesDependencies: false },
  { from: 'apps/server/src/backup-main.ts', to: 'apps/server/dist/backup.js', bundlesDependencies: false },
  { from: 'apps/server/src/worker-main.ts', to: 'apps/server/dist/worker.js', bundlesDependencies: false },
  {
    from: 'apps/server/src/solver-process/main.ts',
    to: 'apps/server/dist/solver-process.js',
    bundlesDependencies: false,
  },
  {
    from: 'apps/server/src/database/worker.ts',
    to: 'apps/server/dist/database-worker.js',
    bundlesDependencies: false,
  },
  {
    from: 'apps/server/src/versions/snapshot-worker.ts',
    to: 'apps/server/dist/snapshot-worker.js',
    bundlesDependencies: false,
  },
  {
    from: 'packages/runner/src/thread/main.ts',
    to: 'apps/server/dist/search-thread.js',
    bundlesDependencies: true,
  },
];

/** The npm dependencies of all workspace packages, and their sub-paths, as esbuild's `external`. */
function npmDependencies() {
  const names = workspaceFolders.flatMap((folder) => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    return Object.keys(JSON.parse(text).dependencies ?? {});
  });
  return [...new Set(names)]
    .filter((name) => !name.startsWith('@bellgrid/'))
    .flatMap((name) => [name, `${name}/*`]);
}

/** @param {{ from: string, to: string, bundlesDependencies: boolean }} entry */
async function bundle({ from, to, bundlesDependencies }) {
  await build({
    absWorkingDir: root,
    entryPoints: [from],
    outfile: to,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    minify: bundlesDependencies,
    legalComments: 'none',
    external: bundlesDependencies ? [] : npmDependencies(),
    logLevel: 'warning',
  });
}

/** Builds `apps/cli/dist`. Throws when a source does not compile. */
export const buildCommandLine = () => Promise.all(commandLineEntries.map(bundle));

/** Builds `apps/server/dist`. Throws when a source does not compile. */
export const buildServer = () => Promise.all(serverEntries.map(bundle));

/** Builds `apps/web/dist` with the vite that the web application depends on. */
export async function buildWeb() {
  const folder = join(root, 'apps/web');
  const entry = createRequire(join(folder, 'package.json')).resolve('vite');
  /** @type {typeof import('vite')} */
  const vite = await import(pathToFileURL(entry).href);
  await vite.build({ root: folder, logLevel: 'warn' });
}

/** Builds everything and marks the build as made from today's sources. */
export async function buildAll() {
  await Promise.all([buildCommandLine(), buildServer(), buildWeb()]);
  markBuilt();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await buildAll();
  } catch (error) {
    console.error(`The build failed: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
