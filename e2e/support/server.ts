import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../scripts/lib/prepare-to-run.mjs';

const serverBundle = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/**
 * Playwright's global set-up: builds when sources have changed, then starts the built server in a process of its own, on a free port and an empty data
 * folder, and tells the tests where through the environment. Returns the tear-down.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  await ensureBuilt();
  const dataFolder = await mkdtemp(join(tmpdir(), 'bellgrid-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--enable-source-maps', serverBundle], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      PUBLIC_URL: url,
      MULTIPLE_STRUCTURES: '0',
      // The usual number makes each run of the example school a minute long.
      SOLVER_PLATEAU_STEPS: '5000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilListening(server, url);
  process.env.BELLGRID_E2E_URL = url;
  process.env.BELLGRID_E2E_DATA_DIR = dataFolder;
  return async () => {
    await stop(server);
    await rm(dataFolder, { recursive: true, force: true });
  };
}

/** Settles when the server has printed its address; fails with its output when it ends before that. */
function untilListening(server: ChildProcess, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(url)) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)));
  });
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.removeAllListeners('exit');
    const kill = setTimeout(() => server.kill('SIGKILL'), 10_000);
    server.once('exit', () => {
      clearTimeout(kill);
      resolve();
    });
    server.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') return reject(new Error('No free port.'));
      probe.close(() => resolve(address.port));
    });
  });
}
