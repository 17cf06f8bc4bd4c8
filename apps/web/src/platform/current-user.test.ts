import { afterEach, expect, test, vi } from 'vitest';
import { isRefusal } from './api/refusal.ts';
import { askForUser } from './current-user.ts';
import { isStillSignedIn, useSessionEnd } from './session-end.ts';

const serve = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());

afterEach(() => {
  vi.unstubAllGlobals();
  useSessionEnd.setState({ end: null });
});

test('a visitor without a session is nobody, and no call has failed', async () => {
  serve(() => new Response(null, { status: 204 }));
  expect(await askForUser()).toBeNull();
  expect(await isStillSignedIn()).toBe(false);
  expect(useSessionEnd.getState().end).toBe('signedOut');
});

test('a session that is over is refused', async () => {
  serve(() => Response.json({ error: { code: 'UNAUTHENTICATED', message: '' } }, { status: 401 }));
  const error: unknown = await askForUser().catch((reason: unknown) => reason);
  expect(isRefusal(error, 'UNAUTHENTICATED')).toBe(true);
  expect(await isStillSignedIn()).toBe(false);
});
