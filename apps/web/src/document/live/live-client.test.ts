import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { live } from './live-client.ts';

type Listener = (message: { message: string }) => void;

/** A connection that the test refuses; it counts how often it was tried. */
const connection = vi.hoisted(() => {
  const listeners = new Map<string, Listener>();
  return {
    attempts: 0,
    refuse: () => listeners.get('connect_error')?.({ message: 'INTERNAL_ERROR' }),
    socket: {
      active: false,
      onAny: () => {},
      on: (name: string, listener: Listener) => void listeners.set(name, listener),
      connect: () => {
        connection.attempts += 1;
      },
      disconnect: () => {},
    },
  };
});
vi.mock('socket.io-client', () => ({ io: () => connection.socket }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    addEventListener: () => {},
    removeEventListener: () => {},
    visibilityState: 'visible',
  });
});

afterEach(() => {
  live.disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a channel that is refused again and again is tried again later each time', async () => {
  live.connect(async () => true);
  // The code of the connection is loaded when the browser is idle.
  await vi.advanceTimersByTimeAsync(1500);
  await vi.waitFor(() => expect(connection.attempts).toBe(1));
  for (const [number, seconds] of [1, 2, 4, 8].entries()) {
    connection.refuse();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(connection.attempts).toBe(number + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.attempts).toBe(number + 2);
  }
});
