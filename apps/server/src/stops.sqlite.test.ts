import { request } from 'node:http';
import { latestVersion, saveDraft, versions } from '@bellgrid/protocol';
import { expect, it, vi } from 'vitest';
import { type Client, draftFile } from './test-support/client.ts';
import { CrashWriter, writeThroughCrash } from './test-support/crash-writers.ts';
import { signUp } from './test-support/sign-up.ts';
import { PATIENCE } from './test-support/test-server.ts';
import { useServerProcesses } from './test-support/use-server-processes.ts';

const { start, world } = useServerProcesses();

/**
 * At SIGUSR2 the thread of the database, the first that a server starts, ends between two of its tasks: one that is
 * terminated within SQLite can take the whole process with it.
 */
const losesItsDatabase = `data:text/javascript,${encodeURIComponent(`
  import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';
  const loss = new BroadcastChannel('loss');
  loss.unref();
  if (isMainThread) process.on('SIGUSR2', () => loss.postMessage(null));
  else if (threadId === 1) loss.onmessage = () => process.exit(1);
`)}`;

it('a server whose database thread is lost says so and ends, and has every acknowledged save afterwards', async () => {
  const first = start({}, ['--import', losesItsDatabase]);
  const url = await first.url();
  const writer = new CrashWriter(await signUp(url, 'ada@example.org', world().dataDir));
  const kill = () => void first.child.kill('SIGUSR2');
  await writeThroughCrash([writer], { acknowledgements: 5, kill });
  expect(await first.exit).toBe(1);
  expect(first.output.out + first.output.error).toContain('the thread of the database has ended');
  await start({ PORT: new URL(url).port }).url();
  expect(writer.acknowledged).toBeGreaterThanOrEqual(5);
  expect(await writer.lost()).toEqual([]);
});

/** A save whose body is sent in two parts; `isUnderWay` settles once the server waits for the first. */
function slowSave(client: Client, baseHash: string, body: Uint8Array) {
  const { hostname, port } = new URL(client.url);
  const headers = {
    ...{ cookie: client.cookie, origin: client.url, expect: '100-continue' },
    'content-length': body.byteLength,
  };
  const path = `${saveDraft.path}?baseHash=${baseHash}&sessionID=slow`;
  const sending = request({ hostname, port, method: 'PUT', path, headers });
  const isUnderWay = new Promise<void>((resolve) => sending.once('continue', resolve));
  const status = new Promise<number>((resolve, reject) => {
    sending.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.once('error', reject);
  });
  sending.flushHeaders();
  const half = body.byteLength >> 1;
  return {
    isUnderWay,
    status,
    sendFirst: () => sending.write(body.subarray(0, half)),
    sendRest: () => sending.end(body.subarray(half)),
  };
}

it('F23: a save that is on its way when the server is told to stop is answered and kept', async () => {
  const first = start();
  const url = await first.url();
  const client = await signUp(url, 'ada@example.org', world().dataDir);
  const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
  const save = slowSave(client, baseHash, draftFile({ written: 'in two parts' }));
  await save.isUnderWay;
  save.sendFirst();
  first.child.kill('SIGTERM');
  await vi.waitFor(() => expect(first.output.out).toContain('SIGTERM: stopping.'), PATIENCE);
  save.sendRest();
  expect(await save.status).toBe(200);
  expect(await first.exit).toBe(0);
  await start({ PORT: new URL(url).port }).url();
  const hashes = (await client.call(versions, {})).body.versions.map(({ hash }) => hash);
  expect(hashes[0]).not.toBe(baseHash);
});
