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

const NGINX = '/usr/sbin/nginx';
const docs = readFileSync(fileURLToPath(new URL('../../../../docs/deploy.md', import.meta.url)), 'utf8');
const location = /^```\n(location \/ \{\n.*?^\})\n```$/ms.exec(docs)?.[1] ?? '';

const { start, world } = useServerProcesses();
const openLive = useLiveChannels();
let nginx: ChildProcess | null = null;

afterEach(async () => {
  if (nginx?.exitCode === null && nginx.signalCode === null) {
    nginx.kill('SIGTERM');
    await once(nginx, 'close');
  }
});

async function freePorts(): Promise<[number, number]> {
  const holders = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.1')];
  await Promise.all(holders.map((holder) => once(holder, 'listening')));
  const [first = 0, second = 0] = holders.map((holder) => (holder.address() as AddressInfo).port);
  await Promise.all(holders.map((holder) => once(holder.close(), 'close')));
  return [first, second];
}

/** Starts nginx with the location of docs/deploy.md, passing on to `target`. */
async function startNginx(port: number, target: string): Promise<void> {
  const folder = join(world().dataDir, 'nginx');
  mkdirSync(folder, { mode: 0o755 });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${paths.join(' ')} server { listen 127.0.0.1:${port};
${location.replace('http://127.0.0.1:3000', target)}
} }`,
  );
  const child = spawn(NGINX, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  nginx = child;
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  await vi.waitFor(async () => {
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${said}`);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect').finally(() => socket.destroy());
  }, PATIENCE);
}

describe.skipIf(!existsSync(NGINX))('the server behind nginx as docs/deploy.md has it', () => {
  it('takes sign-ups, drafts of megabytes, and live channels', async () => {
    expect(location).toContain('proxy_pass http://127.0.0.1:3000;');
    const [port, innerPort] = await freePorts();
    await startNginx(port, `http://127.0.0.1:${innerPort}`);
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
