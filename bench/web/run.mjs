import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../scripts/lib/prepare-to-run.mjs';
import { bundle } from '../lib/bundle.mjs';

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
// Inside the repository, so that the browser's driver is found, and as deep in it as what the browser tests load from there.
const outfile = at('../dist/measure.mjs');
const dataFolder = mkdtempSync(join(tmpdir(), 'bench-web-'));
const LIMIT_MINUTES = 10;
const parts = process.argv.slice(2);
await ensureBuilt();
const port = await freePort();
const url = `http://localhost:${port}`;
const server = spawn(process.execPath, [at('../../apps/server/dist/main.js')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, PUBLIC_URL: url },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await untilListening();
  await bundle(new URL('./measure.ts', import.meta.url), outfile, ['@playwright/test']);
  const { stdout, status, error } = spawnSync(process.execPath, [outfile, ...parts], {
    encoding: 'utf8',
    env: { ...process.env, BELLGRID_E2E_URL: url, BELLGRID_E2E_DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LIMIT_MINUTES * 60_000,
  });
  // On two processors Debian's Chromium occasionally stops drawing frames while a large page scrolls.
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    throw new Error(`the measurement did not end within ${LIMIT_MINUTES} minutes: run it again`);
  if (error) throw error;
  if (status !== 0) throw new Error(`the measurement ended with status ${status}`);
  writeFileSync(at(`../results/web${parts.map((part) => `-${part}`).join('')}.md`), stdout);
  process.stdout.write(stdout);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(at('../dist'), { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
}

/** Settles when the server has printed its address. */
function untilListening() {
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      if (String(chunk).includes(url)) resolve(undefined);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') return reject(new Error('no free port'));
      probe.close(() => resolve(address.port));
    });
  });
}
