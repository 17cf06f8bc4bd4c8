import { latestVersion, saveDraft, setUpAccount, snapshot } from '@bellgrid/protocol';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTexts, t } from '../texts/i18n.ts';
import { call, callForText } from './call.ts';
import { failureText, isRefusal } from './refusal.ts';

beforeAll(startTexts);

const version = {
  id: 'v1',
  date: '2026-03-01T10:00:00.000Z',
  lastModified: '2026-03-01T10:00:00.000Z',
  label: null,
  saveReason: null,
  revertedFrom: null,
  hash: 'abc',
};

/** Answers every request with `answer` and returns the requests. */
function serve(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn((_address: string, _init: RequestInit) => Promise.resolve().then(answer));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('call', () => {
  test('puts path parameters into the address and validates the response', async () => {
    const fetched = serve(() => new Response('{"dataStore":{}}'));
    await expect(callForText(snapshot, { id: 'a/b' })).resolves.toBe('{"dataStore":{}}');
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/versions/a%2Fb/snapshot');
    serve(() => Response.json({ version: { id: 7 } }));
    await expect(call(latestVersion, {})).rejects.toThrow('expected string');
  });

  test('sends the request of a post as JSON', async () => {
    const fetched = serve(() => Response.json({}, { status: 500 }));
    const person = { email: 'a@b.example', displayName: 'Ana', schoolName: 'Hill' };
    await expect(call(setUpAccount, person)).rejects.toMatchObject({ code: 'UNKNOWN_ERROR' });
    expect(fetched.mock.calls[0]?.[1].body).toBe(JSON.stringify(person));
  });

  test('sends bytes with the request in the query string', async () => {
    const fetched = serve(() => Response.json({ version }));
    const body = new Blob(['x']);
    await call(saveDraft, { baseHash: '', sessionID: 's 1' }, { body, keepalive: true });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/versions/current?baseHash=&sessionID=s+1');
    expect(init).toMatchObject({ method: 'PUT', body, keepalive: true });
  });

  test("throws the server's refusal with its code, request and details", async () => {
    const error = { code: 'OUT_OF_SYNC', message: 'stale', requestId: 'r1', details: { currentHash: 'x' } };
    serve(() => Response.json({ error }, { status: 409 }));
    await expect(call(latestVersion, {})).rejects.toMatchObject({
      code: 'OUT_OF_SYNC',
      requestId: 'r1',
      details: { currentHash: 'x' },
    });
  });

  test.each([
    [60, 'Too many attempts. Wait a minute and try again.'],
    [120, 'Too many attempts. Try again in 2 minutes.'],
    [3600, 'Too many attempts. Try again in 60 minutes.'],
    [80_000, 'Too often today. Try again tomorrow.'],
  ])('names the time to wait after too many requests: %i seconds', async (retryAfter, text) => {
    const error = { code: 'TOO_MANY_REQUESTS', message: 'wait', requestId: 'r1', details: { retryAfter } };
    serve(() => Response.json({ error }, { status: 429 }));
    const refused = await call(latestVersion, {}).catch((thrown: unknown) => thrown);
    expect(failureText(refused, t)).toBe(text);
  });

  test('reads the code from the status when the body is of another kind, as a proxy sends it', async () => {
    serve(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    await expect(call(latestVersion, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('says OFFLINE when nothing could be reached', async () => {
    serve(() => {
      throw new TypeError('Failed to fetch');
    });
    const error: unknown = await call(latestVersion, {}).catch((reason: unknown) => reason);
    expect(isRefusal(error, 'OFFLINE')).toBe(true);
  });

  test('says OFFLINE when the answer breaks off or is of another kind, as a school’s proxy sends it', async () => {
    serve(() => new Response('<h1>Sign in to the network</h1>'));
    await expect(call(latestVersion, {})).rejects.toMatchObject({ code: 'OFFLINE' });
  });

  test('says OFFLINE when no answer came in time, and passes on that the caller has broken it off', async () => {
    for (const [reason, code] of [
      [new DOMException('late', 'TimeoutError'), 'OFFLINE'],
      [new DOMException('left', 'AbortError'), undefined],
    ] as const) {
      serve(() => {
        throw reason;
      });
      const error = await call(latestVersion, {}, { signal: AbortSignal.abort(reason) }).catch(
        (each) => each,
      );
      expect(error.code).toBe(code === undefined ? reason.code : code);
    }
  });
});
