import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  flushPageMemory,
  forgetPageMemory,
  loadPageMemory,
  rememberOnPage,
  usePageMemory,
} from './page-memory.ts';

const request = vi.fn(async (_address: unknown, _options?: RequestInit) => Response.json({}));
const sent = () =>
  request.mock.calls
    .filter(([, options]) => options?.method === 'POST')
    .map(([, options]) => JSON.parse(String(options?.body)).pageMemory);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request);
  request.mockClear();
  forgetPageMemory();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('several changes in a row are sent once, 500 ms after the last', () => {
  rememberOnPage('sidebar', true);
  vi.advanceTimersByTime(499);
  rememberOnPage('tab', 'b');
  vi.advanceTimersByTime(499);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([{ sidebar: true, tab: 'b' }]);
});

test('waiting changes are sent when the page goes, and not again', () => {
  rememberOnPage('tab', 'c');
  void flushPageMemory();
  vi.advanceTimersByTime(1000);
  void flushPageMemory();
  expect(sent()).toEqual([{ tab: 'c' }]);
});

test('reads the stored memory; a failure leaves the screens as they are', async () => {
  request.mockResolvedValueOnce(Response.json({ pageMemory: { tab: 'd' } }));
  await loadPageMemory();
  expect(usePageMemory.getState().memory).toEqual({ tab: 'd' });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  request.mockRejectedValueOnce(new TypeError('no network'));
  await loadPageMemory();
  expect(usePageMemory.getState().memory).toEqual({ tab: 'd' });
  warn.mockRestore();
});
