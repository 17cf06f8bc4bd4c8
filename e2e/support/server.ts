import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFakeStripe } from '../../apps/server/src/test-support/fake-stripe.ts';
import { startMailServer } from '../../apps/server/src/test-support/mail-server.ts';
import { ensureBuilt } from '../../scripts/lib/prepare-to-run.mjs';

const serverBundle = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/**
 * Playwright's global set-up: builds when sources have changed, then starts a server with a mail server and a server in
 * place of Stripe, and tells the tests where through the environment. Returns the tear-down.
 */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  await ensureBuilt();
  // With the usual number, each run of the example school would be a minute long.
  const server = await startServer({ SOLVER_PLATEAU_STEPS: '5000' });
  nameServer(server);
  return server.end;
}

/** Names a server in the environment, where the tests of this process look for it. */
export function nameServer({ url, dataFolder }: Readonly<Record<'url' | 'dataFolder', string>>): void {
  Object.assign(process.env, { BELLGRID_E2E_URL: url, BELLGRID_E2E_DATA_DIR: dataFolder });
}

/** Starts the built server in a process of its own, on a free port and an empty data folder, with these settings beside those of every test. */
export async function startServer(settings: Readonly<Record<string, string>> = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bellgrid-e2e-'));
  const mails = await startMailServer(keepIn(join(dataFolder, 'outbox')));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const payments = { secretKey: 'sk_test_of_the_stand_in', webhookSecret: 'whsec_of_the_stand_in' };
  const stripe = await startFakeStripe(payments);
  const server = spawn(process.execPath, ['--enable-source-maps', serverBundle], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      PUBLIC_URL: url,
      SMTP_URL: `smtp://${mails.address}`,
      MULTIPLE_STRUCTURES: '0',
      STRIPE_SECRET_KEY: payments.secretKey,
      STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
      STRIPE_PRICE_ID: 'price_of_a_teacher',
      STRIPE_API_URL: stripe.url,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilListening(server, url);
  const end = async () => {
    await stop(server);
    await mails.close();
    await stripe.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { url, dataFolder, end };
}

/**
 * Keeps the messages that arrive as files, in lines as they were written: transport folds long headers, and breaks lines
 * of quoted-printable text.
 */
function keepIn(folder: string): (data: string) => void {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  return (data) => {
    const [headers = ''] = data.split('\r\n\r\n', 1);
    const body = data.slice(headers.length).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const name = `${String(count).padStart(6, '0')}.eml`;
    writeFileSync(join(folder, `${name}.part`), headers.replaceAll(/\r\n[ \t]+/g, ' ') + body);
    renameSync(join(folder, `${name}.part`), join(folder, name));
    count += 1;
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
