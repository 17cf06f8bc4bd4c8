import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { live } from './live-client.ts';

type Listener = (message: { message: string }) => void;

/** A connection that the test accepts, ends and refuses; it counts how often it was tried. */
const connection = vi.hoisted(() => {
  const listeners = new Map<string, Listener>();
  return {
    attempts: 0,
    accept: () => listeners.get('connect')?.({ message: '' }),
    end: () => listeners.get('disconnect')?.({ message: '' }),
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

test('the delays begin anew after a channel that was open for a minute, and after no other', async () => {
  live.connect(async () => true);
  await vi.advanceTimersByTimeAsync(1500);
  /** The seconds until the next attempt, once a channel has ended. */
  const delayAfter = async (secondsOpen: number): Promise<number> => {
    connection.accept();
    await vi.advanceTimersByTimeAsync(secondsOpen * 1000);
    const before = connection.attempts;
    connection.end();
    for (let seconds = 1; seconds < 100; seconds += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      if (connection.attempts > before) return seconds;
    }
    throw new Error('There was no other attempt.');
  };
  expect(await delayAfter(61)).toBe(1);
  expect(await delayAfter(1)).toBe(2);
  expect(await delayAfter(59)).toBe(4);
  expect(await delayAfter(61)).toBe(1);
});
