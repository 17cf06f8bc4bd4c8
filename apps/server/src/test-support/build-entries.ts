import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Entries } from '../start-server.ts';

/** Bundles the workspace packages, which are TypeScript, and leaves npm's where they are. */
const dependenciesOutside: Plugin = {
  name: 'dependencies-outside',
  setup: (bundling) => {
    bundling.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@bellgrid/') ? null : { path, external: true },
    );
  },
};

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export interface BuiltEntries extends Entries {
  /** The whole server, as it is started from the command line. */
  readonly main: URL;
  /** A whole worker. */
  readonly workerMain: URL;
  /** The commands that save the database and put it back. */
  readonly backupMain: URL;
  /** The command that grants administration. */
  readonly adminMain: URL;
}

const built = new Map<string, Promise<BuiltEntries>>();

/**
 * Builds the entries that run outside the calling thread, as production does: threads and child processes
 * cannot start from TypeScript. The solver process is the fake one unless `solverProcess` names another. They
 * are built once a process, and gone when it has ended.
 */
export function buildEntries(solverProcess: string = 'test-support/fake-solver.ts'): Promise<BuiltEntries> {
  const entries = built.get(solverProcess) ?? buildAnew(solverProcess);
  built.set(solverProcess, entries);
  return entries;
}

/**
 * Builds the process that saves and nothing else. It is started thousands of times, so all that it needs is in one
 * file, and what it does not use is left out.
 */
export async function buildSaver(): Promise<URL> {
  const outfile = join(createFolder(), 'saver.mjs');
  const require = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;
  await build({
    entryPoints: [source('test-support/saver.ts')],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', 'pg-native'],
    plugins: [withoutSideEffects],
    banner: { js: require },
  });
  return pathToFileURL(outfile);
}

/** Leaves out what is not used of the workspace packages. */
const withoutSideEffects: Plugin = {
  name: 'without-side-effects',
  setup: (bundling) => {
    bundling.onResolve({ filter: /^(\.|@bellgrid\/)/ }, async ({ path, pluginData, ...from }) => {
      const isOwn = path.startsWith('@') || /\/packages\/\w+\/src\//.test(from.importer);
      if (pluginData === 'resolved' || !isOwn) return null;
      return { ...(await bundling.resolve(path, { ...from, pluginData: 'resolved' })), sideEffects: false };
    });
  },
};

/** A folder below node_modules, so that the bundles find their dependencies. */
function createFolder(): string {
  const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
  mkdirSync(modules, { recursive: true });
  removeLeftOver(modules);
  const folder = mkdtempSync(join(modules, `${PREFIX}${process.pid}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function buildAnew(solverProcess: string): Promise<BuiltEntries> {
  const folder = createFolder();
  await build({
    entryPoints: {
      main: source('main.ts'),
      worker: source('worker-main.ts'),
      backup: source('backup-main.ts'),
      admin: source('admin-main.ts'),
      'database-worker': source('database/worker.ts'),
      'publish-worker': source('publishing/publish-worker.ts'),
      'snapshot-worker': source('versions/snapshot-worker.ts'),
      'solver-process': source(solverProcess),
      'search-thread': source('../../../packages/runner/src/thread/main.ts'),
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [dependenciesOutside],
  });
  const entry = (name: string) => pathToFileURL(join(folder, `${name}.js`));
  return {
    main: entry('main'),
    workerMain: entry('worker'),
    backupMain: entry('backup'),
    adminMain: entry('admin'),
    databaseWorker: entry('database-worker'),
    publishWorker: entry('publish-worker'),
    snapshotWorker: entry('snapshot-worker'),
    solverProcess: entry('solver-process'),
    searchThread: entry('search-thread'),
  };
}

const PREFIX = '.entries-';

/** Removes what processes have left that were ended without a word. */
function removeLeftOver(modules: string): void {
  for (const name of readdirSync(modules)) {
    if (!name.startsWith(PREFIX)) continue;
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (!isAlive(pid)) rmSync(join(modules, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
