import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const bodies: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  bodies.length = 0;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return Response.json({});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('events of half a minute go in one request, and later ones in another', async () => {
  // A module of its own: tests in the same process may have counted already.
  vi.resetModules();
  const { count } = await import('./count-events.ts');
  count('saveStarted');
  count('saveStarted');
  count('saveFailed');
  expect(bodies).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(bodies).toEqual([{ events: { saveStarted: 2, saveFailed: 1 } }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bodies).toHaveLength(1);
  count('saveSucceeded');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(bodies[1]).toEqual({ events: { saveSucceeded: 1 } });
});
