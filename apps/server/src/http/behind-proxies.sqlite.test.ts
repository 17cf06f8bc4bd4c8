import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { latestVersion, saveDraft, snapshot } from '@bellgrid/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftFile } from '../test-support/client.ts';
import { useLiveChannels } from '../test-support/connect-live.ts';
import { signUp } from '../test-support/sign-up.ts';
import { PATIENCE } from '../test-support/test-server.ts';
import { useServerProcesses } from '../test-support/use-server-processes.ts';

const docs = readFileSync(fileURLToPath(new URL('../../../../docs/deploy.md', import.meta.url)), 'utf8');
/** The example in docs/deploy.md that begins so. */
const exampleOf = (begin: string) =>
  docs.split('\n```\n').find((block) => block.startsWith(`${begin} {\n`)) ?? '';

interface Proxy {
  readonly name: string;
  readonly program: string;
  readonly example: string;
  /** Writes the settings, with the example in them, into a folder; answers the program's arguments. */
  readonly configure: (folder: string, port: number, example: string) => readonly string[];
}

/** The line that docs/deploy.md wants beside the `server` of nginx. */
const zone = /limit_conn_zone [^`]+;/.exec(docs)?.[0] ?? '';

const nginx: Proxy = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  example: exampleOf('location /'),
  configure: (folder, port, example) => {
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${zone} ${paths.join(' ')} server { listen 127.0.0.1:${port};
${example}
} }`,
    );
    return ['-c', file, '-e', 'stderr'];
  },
};

const caddy: Proxy = {
  name: 'Caddy',
  program: '/usr/bin/caddy',
  example: exampleOf('timetable.example.org'),
  configure: (folder, port, example) => {
    const file = join(folder, 'Caddyfile');
    // A test has no public name, so there is no certificate.
    const site = example.replace('timetable.example.org', `http://127.0.0.1:${port}`);
    writeFileSync(file, `{\n  admin off\n}\n${site}\n`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};

const { start, world } = useServerProcesses();
const openLive = useLiveChannels();
let running: ChildProcess | null = null;

afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) {
    running.kill('SIGTERM');
    await once(running, 'close');
  }
});

async function freePorts(): Promise<[number, number]> {
  const holders = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.1')];
  await Promise.all(holders.map((holder) => once(holder, 'listening')));
  const [first = 0, second = 0] = holders.map((holder) => (holder.address() as AddressInfo).port);
  await Promise.all(holders.map((holder) => once(holder.close(), 'close')));
  return [first, second];
}

/** Starts a proxy with the example of docs/deploy.md, passing on to `target` instead of port 3000. */
async function startProxy(proxy: Proxy, port: number, target: string): Promise<void> {
  const folder = join(world().dataDir, 'proxy');
  mkdirSync(folder, { mode: 0o755 });
  const settings = proxy.configure(folder, port, proxy.example.replace('127.0.0.1:3000', target));
  const env = { PATH: process.env.PATH, HOME: folder };
  const child = spawn(proxy.program, settings, { stdio: ['ignore', 'ignore', 'pipe'], env });
  running = child;
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  await vi.waitFor(async () => {
    if (child.exitCode !== null) throw new Error(`${proxy.name} has ended: ${said}`);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect').finally(() => socket.destroy());
  }, PATIENCE);
}

const proxies = [nginx, caddy].filter(({ program }) => existsSync(program));

describe.skipIf(proxies.length === 0)('the server behind a proxy as docs/deploy.md has it', () => {
  it.each(proxies)('$name: takes sign-ups, drafts of megabytes, and live channels', async (proxy) => {
    expect(proxy.example).toContain('127.0.0.1:3000');
    const [port, innerPort] = await freePorts();
    await startProxy(proxy, port, `127.0.0.1:${innerPort}`);
    const outer = `http://127.0.0.1:${port}`;
    await start({ PUBLIC_URL: outer, TRUST_PROXY: '127.0.0.1', PORT: `${innerPort}` }).url();

    const client = await signUp(outer, 'ada@example.org', world().dataDir);
    const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
    const noise = Array.from({ length: 120_000 }, (_, index) =>
      ((index * 2654435761) % 2 ** 32).toString(36),
    ).join(' ');
    const file = draftFile({ noise });
    expect(file.byteLength).toBeGreaterThan(500_000);
    const saved = await client.call(saveDraft, { baseHash, sessionID: 'x' }, file);
    expect(saved.status).toBe(200);
    expect((await client.call(snapshot, { id: saved.body.version.id })).status).toBe(200);

    const live = openLive(outer, client.cookie);
    await live.ready;
    expect(live.socket.io.engine.transport.name).toBe('websocket');
  });
});
