import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  clients,
  latestVersion,
  MAX_COMPRESSED_DRAFT_BYTES,
  me,
  restoreVersion,
  saveDraft,
  snapshot,
} from '@bellgrid/protocol';
import { describe, expect, it, vi } from 'vitest';
import type { Client } from '../test-support/client.ts';
import { draftFile } from '../test-support/client.ts';
import { useLiveChannels } from '../test-support/connect-live.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
const openChannel = useLiveChannels();

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(gunzipSync(bytes)).digest('hex');
const currentHash = async (client: Client) => (await client.call(latestVersion, {})).body.version?.hash ?? '';

describe('saving', () => {
  it('stores the bytes and answers their hash', async () => {
    const client = await world().newUser('save@example.org');
    const file = draftFile({ edit: 1 });
    const saved = await client.call(saveDraft, { baseHash: await currentHash(client), sessionID: 's' }, file);
    expect(saved.status).toBe(200);
    expect(saved.body.version.hash).toBe(sha256(file));
    const read = await client.call(snapshot, { id: saved.body.version.id });
    expect(read.body).toEqual(JSON.parse(gunzipSync(file).toString()));
    expect(read.headers.get('cache-control')).toBe('no-store');
  });

  it('refuses a stale base with the current hash and changes nothing', async () => {
    const client = await world().newUser('sync@example.org');
    const base = await currentHash(client);
    const first = draftFile({ session: 1 });
    await client.call(saveDraft, { baseHash: base, sessionID: 'one' }, first);
    const second = await client.call(
      saveDraft,
      { baseHash: base, sessionID: 'two' },
      draftFile({ session: 2 }),
    );
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      error: { code: 'OUT_OF_SYNC', details: { currentHash: sha256(first) } },
    });
    expect(await currentHash(client)).toBe(sha256(first));
  });

  it('lets one of two sessions win that save at once', async () => {
    const client = await world().newUser('race@example.org');
    const base = await currentHash(client);
    const files = Array.from({ length: 8 }, (_, index) => draftFile({ index }));
    const answers = await Promise.all(
      files.map((file, index) => client.call(saveDraft, { baseHash: base, sessionID: `${index}` }, file)),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(await currentHash(client)).toBe(winners[0]?.body.version.hash);
  });

  it('takes a repeated save of the same bytes as done, with any base', async () => {
    const client = await world().newUser('repeat@example.org');
    const request = { baseHash: await currentHash(client), sessionID: 's' };
    const first = await client.call(saveDraft, request, draftFile({ a: 1 }));
    const again = await client.call(saveDraft, request, draftFile({ a: 1 }));
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('keeps a version saved for a reason beside the next autosave', async () => {
    const client = await world().newUser('reason@example.org');
    const save = async (saveReason: 'solution' | undefined, edit: number) => {
      const baseHash = await currentHash(client);
      return (await client.call(saveDraft, { baseHash, sessionID: 's', saveReason }, draftFile({ edit })))
        .body.version;
    };
    const plain = await save(undefined, 1);
    const solved = await save('solution', 2);
    const next = await save(undefined, 3);
    expect(solved).toMatchObject({ id: plain.id, saveReason: 'solution' });
    expect(next.id).not.toBe(solved.id);
    const kept = await client.call(snapshot, { id: solved.id });
    expect(kept.body).toMatchObject({ pageMemory: { edit: 2 } });
  });

  it.each([
    ['no body', new Uint8Array(), 422],
    ['text', Buffer.from('hello'), 422],
    ['a gzip bomb', gzipSync(Buffer.alloc(60_000_000)), 413],
    ['too many bytes', Buffer.alloc(MAX_COMPRESSED_DRAFT_BYTES + 1), 413],
    ['JSON that is no draft', gzipSync('[1]'), 422],
  ])('refuses %s', async (name, body, status) => {
    const client = await world().newUser(`bad-${name.replaceAll(/\W/g, '')}@example.org`);
    const before = await currentHash(client);
    const answer = await client.call(saveDraft, { baseHash: before, sessionID: 's' }, body);
    expect(answer.status).toBe(status);
    expect(await currentHash(client)).toBe(before);
  });

  it('stops reading a body without a length at the limit', async () => {
    const client = await world().newUser('stream@example.org');
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
        if (sent > 200_000_000) controller.close();
      },
    });
    const init = { body, duplex: 'half' as const };
    const answer = client.send('PUT', `/api/versions/current?baseHash=&sessionID=s`, init);
    expect(
      await answer.then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413);
    expect(sent).toBeLessThan(50_000_000);
    expect(await currentHash(client)).not.toBe('');
  });
});

describe("the school's name", () => {
  it('is that of the current draft for the account, its open windows and the client list', async () => {
    const chief = await world().newAdministrator('chief@example.org');
    const client = await world().newUser('rename@example.org');
    const sent: string[] = [];
    const { socket, ready } = openChannel(world().url, client.cookie);
    socket.on('user', ({ schoolName }) => sent.push(schoolName));
    await ready;
    sent.length = 0;
    const save = async (schoolName: unknown, edit: number) => {
      const baseHash = await currentHash(client);
      const file = draftFile({ edit }, { schoolData: { schoolName } });
      const request = { baseHash, sessionID: 's', saveReason: 'export' } as const;
      return (await client.call(saveDraft, request, file)).body.version;
    };
    const names = async () => ({
      account: (await client.call(me, {})).body.schoolName,
      listed: (await chief.call(clients, { search: 'rename@' })).body.clients.map((each) => each.schoolName),
    });
    const first = await save('Lake School', 1);
    expect(await names()).toEqual({ account: 'Lake School', listed: ['Lake School'] });
    await save('Lake School', 2);
    await save('  ', 3);
    await save(7, 4);
    expect(await names()).toEqual({ account: 'Lake School', listed: ['Lake School'] });
    await save(' River School ', 5);
    expect(await names()).toEqual({ account: 'River School', listed: ['River School'] });
    const baseHash = await currentHash(client);
    await client.call(restoreVersion, { id: first.id, baseHash, sessionID: 's' });
    expect(await names()).toEqual({ account: 'Lake School', listed: ['Lake School'] });
    await vi.waitFor(() => expect(sent).toEqual(['Lake School', 'River School', 'Lake School']));
  });
});

describe('a version of another user', () => {
  it('does not exist', async () => {
    const owner = await world().newUser('owner@example.org');
    const other = await world().newUser('other@example.org');
    const { version } = (await owner.call(latestVersion, {})).body;
    const id = version?.id ?? '';
    expect((await owner.call(snapshot, { id })).status).toBe(200);
    expect((await other.call(snapshot, { id })).status).toBe(404);
    expect((await other.call(snapshot, { id: 'nonsense' })).status).toBe(404);
  });
});

describe('a restart', () => {
  it('keeps accounts, sessions and drafts', async () => {
    const client = await world().newUser('restart@example.org');
    await client.call(
      saveDraft,
      { baseHash: await currentHash(client), sessionID: 's' },
      draftFile({ kept: true }),
    );
    const { version } = (await client.call(latestVersion, {})).body;
    const port = Number(new URL(world().url).port);
    await world().stop();
    await world().start({ port });
    expect((await client.call(latestVersion, {})).body.version).toEqual(version);
    const read = await client.call(snapshot, { id: version?.id ?? '' });
    expect(read.body).toMatchObject({ pageMemory: { kept: true } });
  });
});
