import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { latestVersion, saveDraft, versions } from '@bellgrid/protocol';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { draftFile } from '../test-support/client.ts';
import { onServer } from '../test-support/test-database.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
const folder = mkdtempSync(join(tmpdir(), 'bellgrid-full-'));
let isMounted = false;

const id = (flag: string) => execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim();
const onDatabase = (statement: string) => onServer(world().databaseUrl ?? '', statement);
const onCluster = (statement: string) => onServer(inject('postgres') ?? '', statement);

beforeAll(async () => {
  try {
    const owner = `size=4m,mode=0700,uid=${id('-u')},gid=${id('-g')}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', owner, 'tmpfs', folder], { stdio: 'pipe' });
    isMounted = true;
  } catch {
    return;
  }
  await onCluster(`create tablespace small location '${folder}'`);
  await onDatabase('alter table "snapshot" set tablespace small');
});
afterAll(async () => {
  if (isMounted) {
    await world().stop();
    const name = new URL(world().databaseUrl ?? '').pathname.slice(1);
    await onCluster(`drop database ${name} with (force)`);
    await onCluster('drop tablespace small');
    execFileSync('umount', [folder]);
  }
  rmSync(folder, { recursive: true, force: true });
});

/** A draft that does not compress, so that it takes its place on the disk. */
const draft = (edit: number) =>
  draftFile({
    edit,
    noise: Array.from({ length: 40_000 }, (_, index) => (index * 2_654_435_761 * edit) % 1e9),
  });

it('a full disk of PostgreSQL (where this user may mount one): saves are refused, and go on when there is room', async () => {
  const client = await world().newUser('full@example.org');
  const save = async (edit: number) => {
    const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
    const request = { baseHash, sessionID: 's', saveReason: 'solution' } as const;
    return client.call(saveDraft, request, draft(edit));
  };
  expect((await save(1)).status).toBe(200);
  // Without the right to mount a small disk there is none to fill.
  if (!isMounted) return;
  await onDatabase('create table "filler" ("text" text) tablespace small');
  const fill = `insert into "filler" select repeat(md5(i::text), 50) from generate_series(1, 10000) as i`;
  await expect(onDatabase(fill)).rejects.toMatchObject({ code: '53100' });
  const before = (await client.call(versions, {})).body;
  for (let edit = 2; edit < 4; edit++) {
    const refused = await save(edit);
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'UNAVAILABLE' } } });
  }
  expect((await client.call(versions, {})).body).toEqual(before);

  await onDatabase('drop table "filler"');
  const saved = await save(4);
  expect(saved.status).toBe(200);
  expect((await client.call(versions, {})).body.currentID).toBe(saved.body.version.id);
});
