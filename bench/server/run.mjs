// The server under crashes and under load, on SQLite and on PostgreSQL. See ../README.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
// Below node_modules, so that the bundle finds its dependencies.
mkdirSync(at('../../node_modules'), { recursive: true });
const folder = mkdtempSync(at('../../node_modules/.bench-server-'));
try {
  const outfile = join(folder, 'measure.mjs');
  await build({
    entryPoints: [at('./measure.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg', 'esbuild', 'socket.io-client'],
    // The bundle's own address would be the folder's.
    define: {
      'import.meta.url': JSON.stringify(
        new URL('../../apps/server/src/test-support/x', import.meta.url).href,
      ),
    },
  });
  const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
