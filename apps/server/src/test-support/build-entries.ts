import { mkdir, mkdtemp, rm } from 'node:fs/promises';
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
  /** The command that grants administration. */
  readonly adminMain: URL;
  readonly remove: () => Promise<void>;
}

/**
 * Builds the entries that run outside the calling thread, as production does: threads and child processes
 * cannot start from TypeScript. The solver process is the fake one unless `solverProcess` names another.
 */
export async function buildEntries(
  solverProcess: string = 'test-support/fake-solver.ts',
): Promise<BuiltEntries> {
  // Below node_modules, so that the bundles find their dependencies.
  const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
  await mkdir(modules, { recursive: true });
  const folder = await mkdtemp(join(modules, '.entries-'));
  await build({
    entryPoints: {
      main: source('main.ts'),
      worker: source('worker-main.ts'),
      admin: source('admin-main.ts'),
      'database-worker': source('database/worker.ts'),
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
    adminMain: entry('admin'),
    databaseWorker: entry('database-worker'),
    snapshotWorker: entry('snapshot-worker'),
    solverProcess: entry('solver-process'),
    searchThread: entry('search-thread'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
