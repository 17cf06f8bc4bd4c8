import { afterEach, expect, test, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

afterEach(() => vi.unstubAllGlobals());

function network(onLine: boolean) {
  const events = new EventTarget();
  const navigator = { onLine };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', events);
  return {
    comesBack() {
      navigator.onLine = true;
      events.dispatchEvent(new Event('online'));
    },
  };
}

test('code that cannot be loaded without a network is loaded once there is one', async () => {
  const { comesBack } = network(false);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce('code');
  const loading = whenOnline(load)();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  comesBack();
  await expect(loading).resolves.toBe('code');
});

test('with a network, a failure is told', async () => {
  network(true);
  await expect(whenOnline(() => Promise.reject(new TypeError('gone')))()).rejects.toThrow('gone');
});
