import type { SiteDocument } from '@bellgrid/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOOK_EVERY_MS, type SiteWatch, watchSite } from './site-watch.ts';

const site = (killSwitch: boolean) => ({ killSwitch, announcements: [] }) as unknown as SiteDocument;
const open = site(false);
const closed = site(true);

let watch: SiteWatch;
const read = vi.fn<() => Promise<SiteDocument>>();
const emit = vi.fn<(site: SiteDocument) => void>();
const nextLook = () => vi.advanceTimersByTimeAsync(LOOK_EVERY_MS);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  watch = watchSite({ read, emit, hasChannels: () => true }, { debug: vi.fn() });
  watch.sent(open);
});
afterEach(() => {
  watch.close();
  vi.useRealTimers();
});

test('a change is sent once', async () => {
  read.mockResolvedValue(closed);
  await nextLook();
  await nextLook();
  expect(emit.mock.calls).toEqual([[closed]]);
});

test('a change that was broadcast is not sent again', async () => {
  read.mockResolvedValue(closed);
  watch.broadcast(closed);
  await nextLook();
  expect(read).toHaveBeenCalledOnce();
  expect(emit).not.toHaveBeenCalled();
});

test('a slow look delays the next one, and yields to a document that was broadcast meanwhile', async () => {
  let answer = (_: SiteDocument) => {};
  read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  read.mockResolvedValue(closed);
  await nextLook();
  await nextLook();
  await nextLook();
  expect(read).toHaveBeenCalledOnce();
  watch.broadcast(closed);
  answer(open);
  await nextLook();
  expect(read).toHaveBeenCalledTimes(2);
  expect(emit).not.toHaveBeenCalled();
});

test('a look that fails is followed by another', async () => {
  read.mockRejectedValueOnce(new Error('the database is away'));
  read.mockResolvedValue(closed);
  await nextLook();
  await nextLook();
  expect(emit.mock.calls).toEqual([[closed]]);
});
