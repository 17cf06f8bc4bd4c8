import { execFileSync } from 'node:child_process';
import { latestVersion, me, saveDraft, snapshot, versions } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { draftFile } from '../test-support/client.ts';
import { signUp } from '../test-support/sign-up.ts';
import { useServerProcesses } from '../test-support/use-server-processes.ts';

const servers = useServerProcesses();

/**
 * Refuses every write of a process into any file, or lets it write again, as a file system does that has become
 * read-only. That holds for root too, which the rights of files and folders do not.
 */
function mayWrite(pid: number | undefined, may: boolean): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${may ? 'unlimited' : '0'}:unlimited`]);
}

it('a data folder that becomes read-only: saves are refused, reading continues, saving resumes without a restart', async () => {
  const server = servers.start();
  const client = await signUp(await server.url(), 'ada@example.org', servers.world().dataDir);
  const save = async (edit: number) => {
    const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
    const request = { baseHash, sessionID: 's', saveReason: 'solution' } as const;
    return client.call(saveDraft, request, draftFile({ edit, text: 'x'.repeat(20_000) }));
  };
  expect((await save(1)).status).toBe(200);
  const before = (await client.call(versions, {})).body;

  mayWrite(server.child.pid, false);
  for (let edit = 2; edit < 5; edit++) {
    const refused = await save(edit);
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'UNAVAILABLE' } } });
    expect(JSON.stringify(refused.body)).toContain('nothing was changed');
  }
  expect((await client.call(versions, {})).body).toEqual(before);
  expect((await client.call(snapshot, { id: before.currentID ?? '' })).body).toMatchObject({
    pageMemory: { edit: 1 },
  });
  expect((await client.call(me, {})).status).toBe(200);

  mayWrite(server.child.pid, true);
  const saved = await save(5);
  expect(saved.status).toBe(200);
  server.child.kill('SIGKILL');
  await server.exit;
  const again = client.at(await servers.start().url());
  expect((await again.call(versions, {})).body.currentID).toBe(saved.body.version.id);
});
