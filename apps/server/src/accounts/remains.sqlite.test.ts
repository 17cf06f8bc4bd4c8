import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteUser, me } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { tidyOutbox } from '../mail/outbox.ts';
import { endGrace } from '../test-support/end-grace.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();

/** The files of the database that contain the text. */
const filesWith = (text: string) =>
  readdirSync(world().dataDir)
    .filter((name) => name.startsWith('bellgrid.db'))
    .filter((name) => readFileSync(join(world().dataDir, name)).includes(text));

it('F9: a deleted account is in no file of the database any more', async () => {
  const email = 'somebody-in-particular@example.org';
  const client = await world().newUser(email);
  expect(filesWith(email)).not.toEqual([]);
  const { uid } = (await client.call(me, {})).body;
  expect((await client.call(deleteUser, { password: 'hill-secret-1' })).status).toBe(200);
  expect(filesWith(email)).not.toEqual([]);
  await endGrace(world(), uid);
  expect(filesWith(email)).toEqual([]);
});

it('F9: a message that was not sent but written is deleted after a week', async () => {
  const folder = join(world().dataDir, 'outbox');
  const names = readdirSync(folder);
  writeFileSync(join(folder, '2026-01-01T00-00-00.000Z-0000-old.eml'), '');
  await tidyOutbox(folder, new Date('2026-01-08T00:00:00.001Z'));
  expect(readdirSync(folder)).toEqual(names);
});
