import { type IncomingMessage, request } from 'node:http';
import { latestVersion, me, saveDraft } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { type Client, draftFile } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld({ bodyMemoryMb: 1 });

/** A save whose body begins and does not end until the test ends it. */
function beginSave(client: Client, bytes: number) {
  const { hostname, port } = new URL(client.url);
  const headers = { cookie: client.cookie, origin: client.url, 'content-length': bytes + 1 };
  const path = `${saveDraft.path}?baseHash=&sessionID=slow`;
  const sending = request({ hostname, port, method: 'PUT', path, headers });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve);
    sending.on('error', reject);
  });
  const status = answer.then((response) => {
    response.resume();
    return response.statusCode ?? 0;
  });
  sending.write(Buffer.alloc(bytes));
  return { answer, status, end: () => sending.end('.') };
}

const saveNow = async (client: Client, edit: number) => {
  const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
  return client.call(saveDraft, { baseHash, sessionID: 's' }, draftFile({ edit }));
};

it('of one user two drafts arrive at once, a third has to wait, and other users do not', async () => {
  const client = await world().newUser('slow@example.org');
  const other = await world().newUser('quick@example.org');
  const slow = [1, 2, 3].map(() => beginSave(client, 1000));
  const refused = await Promise.race(slow.map(({ answer }) => answer));
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('2');
  expect(JSON.parse((await refused.toArray()).join(''))).toMatchObject({
    error: { code: 'TOO_MANY_REQUESTS' },
  });
  expect((await saveNow(other, 1)).status).toBe(200);
  expect((await client.call(me, {})).status).toBe(200);
  for (const { end } of slow) end();
  const statuses = await Promise.all(slow.map(({ status }) => status));
  expect(statuses.sort()).toEqual([422, 422, 429]);
  expect((await saveNow(client, 2)).status).toBe(200);
});

it('all together take no more memory than there is for them, and there is room again afterwards', async () => {
  const [one, another, third] = await Promise.all(
    ['one', 'another', 'third'].map((name) => world().newUser(`${name}@example.org`)),
  );
  if (!one || !another || !third) throw new Error('There are three.');
  const large = [beginSave(one, 700_000), beginSave(another, 700_000)];
  // One of the two finds no room; the other one continues.
  expect(await Promise.race(large.map(({ status }) => status))).toBe(503);
  for (const { end } of large) end();
  const statuses = await Promise.all(large.map(({ status }) => status));
  expect(statuses.sort()).toEqual([422, 503]);
  expect((await saveNow(third, 1)).status).toBe(200);
});
