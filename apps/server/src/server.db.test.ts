import { me } from '@bellgrid/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntries } from './test-support/build-entries.ts';
import { World } from './test-support/test-server.ts';

let entries: Awaited<ReturnType<typeof buildEntries>>;
let world: World;

beforeAll(async () => {
  entries = await buildEntries();
  world = await World.create(entries);
  await world.start();
});

afterAll(async () => {
  await world.remove();
  await entries.remove();
});

describe('accounts', () => {
  it('signs up, sets up and verifies by the link in the mail', async () => {
    const ada = await world.newUser('ada@example.org');
    const before = await ada.call(me, {});
    expect(before.body).toMatchObject({ schoolName: 'Hill School', isSetUp: true, isVerified: false });
    const link = await world.mailedLink('ada@example.org', /verify/i);
    const opened = await ada.send('GET', link);
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toBe(`${world.url}/dashboard/verify`);
    expect((await ada.call(me, {})).body).toMatchObject({ isVerified: true });
  });
});
