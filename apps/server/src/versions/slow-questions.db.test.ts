import { brokenRules, compareVersions, latestVersion, saveDraft } from '@bellgrid/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEntries } from '../test-support/build-entries.ts';
import { type Client, draftFile } from '../test-support/client.ts';
import { World } from '../test-support/test-server.ts';

let world: World;

/** The snapshot thread, which never answers a question that may take long. */
const withoutSlowAnswers = (entry: URL) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    const on = parentPort.on.bind(parentPort);
    parentPort.on = (event, act) =>
      on(event, (message) => (message.body?.kind === 'check' ? act(message) : undefined));
    await import(${JSON.stringify(entry.href)});
  `)}`,
  );

beforeAll(async () => {
  const entries = await buildEntries();
  world = await World.create({ ...entries, snapshotWorker: withoutSlowAnswers(entries.snapshotWorker) });
  await world.start();
});
afterAll(() => world.remove());

async function save(client: Client, edit: number) {
  const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
  const request = { baseHash, sessionID: 's', saveReason: 'export' } as const;
  return client.call(saveDraft, request, draftFile({ edit }));
}

it('a save does not wait for counts and comparisons of its user, nor is it refused for their number', async () => {
  const client = await world.newUser('busy@example.org');
  const { version } = (await save(client, 1)).body;
  let ended = 0;
  const end = () => {
    ended++;
  };
  void client.call(compareVersions, { id: version.id, with: version.id }).then(end, () => {});
  // Two of them are under way or wait: a third is answered with what is known.
  await Promise.any([1, 2, 3].map(() => client.call(brokenRules, {}).then(end)));
  expect((await save(client, 2)).status).toBe(200);
  expect(ended).toBe(1);
});
