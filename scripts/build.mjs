// Bundles everything that runs outside the development tools. The workspace packages are TypeScript sources
// and go into each bundle; the server's npm dependencies stay outside by name (some carry native binaries);
// the command line takes everything in, because start-up time is what its users wait for.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compileAhead } from './lib/compile-ahead.mjs';
import { root } from './lib/root.mjs';
import { markBuilt } from './lib/stamps.mjs';

const workspaceFolders = [
  'packages/model',
  'packages/texts',
  'packages/solver',
  'packages/constraints',
  'packages/runner',
  'packages/formats',
  'packages/protocol',
  'apps/server',
  'apps/cli',
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
    from: 'apps/server/src/publishing/publish-worker.ts',
    to: 'apps/server/dist/publish-worker.js',
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

/** @type {import('esbuild').BuildOptions} */
const nodeBuild = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
};

/** @param {{ from: string, to: string, bundlesDependencies: boolean }} entry */
async function bundle({ from, to, bundlesDependencies }) {
  await build({
    ...nodeBuild,
    entryPoints: [from],
    outfile: to,
    format: 'esm',
    minify: bundlesDependencies,
    external: bundlesDependencies ? [] : npmDependencies(),
  });
}

/**
 * Builds a program that starts quickly: in `folder` what runs it (`bellgrid.js`, from `apps/cli/src/start.ts`), itself
 * as one function, and the code that V8 compiled for it in a run with an example school (`lib/compile-ahead.mjs`).
 * Throws when a source does not compile. Returns the path of `bellgrid.js`.
 * @param {string} folder
 * @param {string} entry source of the program
 * @param {(school: string) => readonly string[]} exampleRun its arguments for a run with that file of FET
 */
export async function buildQuickStart(folder, entry, exampleRun) {
  const command = join(folder, 'bellgrid.js');
  const compiled = join(folder, 'command-line.cache');
  rmSync(compiled, { force: true });
  await Promise.all([
    build({
      ...nodeBuild,
      entryPoints: [entry],
      outfile: join(folder, 'command-line.js'),
      format: 'cjs',
      minify: true,
      define: { 'import.meta.url': 'bundleUrl' },
      supported: { 'dynamic-import': false },
      banner: { js: '(function (require, bundleUrl, importModule) {' },
      footer: { js: '})' },
    }),
    build({
      ...nodeBuild,
      entryPoints: ['apps/cli/src/start.ts'],
      outfile: command,
      format: 'cjs',
    }),
  ]);
  // Node starts such a script sooner than a module.
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n');
  await compileAhead(command, exampleRun, compiled);
  return command;
}

/** Copies the fonts of exported schedules into the folder, by the names that the code has for them. @param {string} folder */
function copyFonts(folder) {
  const resolve = createRequire(join(root, 'apps/cli/package.json')).resolve;
  mkdirSync(folder, { recursive: true });
  for (const [script, name, file] of [
    ['latin', 'noto-sans', 'NotoSans'],
    ['arabic', 'noto-sans-arabic', 'NotoSansArabic'],
    ['hebrew', 'noto-sans-hebrew', 'NotoSansHebrew'],
    ['chinese', 'noto-sans-sc', 'NotoSansSC'],
    ['korean', 'noto-sans-kr', 'NotoSansKR'],
  ])
    for (const [weight, style] of [
      ['regular', '400Regular'],
      ['bold', '700Bold'],
    ])
      copyFileSync(
        resolve(`@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`),
        join(folder, `${script}-${weight}.ttf`),
      );
}

/** Builds `apps/cli/dist`: the command and its threads. Throws when a source does not compile. */
export async function buildCommandLine() {
  const folder = join(root, 'apps/cli/dist');
  await bundle({
    from: 'packages/runner/src/thread/main.ts',
    to: 'apps/cli/dist/search-thread.mjs',
    bundlesDependencies: true,
  });
  await bundle({
    from: 'apps/cli/src/output/export-thread.ts',
    to: 'apps/cli/dist/export-thread.mjs',
    bundlesDependencies: true,
  });
  copyFonts(join(folder, 'fonts'));
  await buildQuickStart(folder, 'apps/cli/src/main.ts', (school) => [
    ...['solve', school, '--until', 'full', '--out', `${school}.json`, '--json'],
  ]);
}

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
