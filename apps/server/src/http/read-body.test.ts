import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBody } from './read-body.ts';

const chunked = (chunks: readonly string[]) =>
  new Request('http://localhost', {
    method: 'PUT',
    body: ReadableStream.from(chunks.map((text) => new TextEncoder().encode(text))),
    duplex: 'half',
  } as RequestInit);

it('puts a body together however it is cut', async () => {
  const text = 'Zoë Ødegård, '.repeat(5000);
  const bytes = await readBody(chunked([...text]), 100_000);
  expect(new TextDecoder().decode(bytes)).toBe(text);
  expect(await readBody(new Request('http://localhost'), 10)).toHaveLength(0);
});

it('takes as many bytes as are allowed, and not one more', async () => {
  expect(await readBody(chunked(['12345', '67890']), 10)).toHaveLength(10);
  await expect(readBody(chunked(['12345', '67890', '1']), 10)).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

it('says before it takes memory how much, never much more than has come', async () => {
  const held: number[] = [];
  const bytes = await readBody(chunked(Array(40).fill('x'.repeat(1000))), 1_000_000, {
    hold: (count) => void held.push(count),
    isSlow: () => {},
  });
  expect(bytes).toHaveLength(40_000);
  expect(held).toEqual([16_384, 34_000, 70_000]);
  const full = () => {
    throw new Error('full');
  };
  await expect(readBody(chunked(['1']), 10, { hold: full, isSlow: () => {} })).rejects.toThrow('full');
});

describe('a body that comes slowly', () => {
  afterEach(() => void vi.useRealTimers());

  /** Reads a body that starts with `first` bytes, gets more each second, and never ends. */
  const dripping = (first: number, bytesPerSecond: number, isSlow = () => {}) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const cancelled = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given;
        if (first > 0) given.enqueue(new Uint8Array(first));
      },
      cancel: cancelled,
    });
    const init = { method: 'PUT', body, duplex: 'half' } as RequestInit;
    const room = { hold: () => {}, isSlow };
    const outcome = readBody(new Request('http://localhost', init), 10_000_000, room).catch(
      (error) => error.message,
    );
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        if (bytesPerSecond > 0) controller?.enqueue(new Uint8Array(bytesPerSecond));
        // The stream hands its bytes over before the second is over.
        await new Promise((resolve) => setImmediate(resolve));
        vi.advanceTimersByTime(1000);
      }
      return Promise.race([outcome, new Promise((resolve) => setImmediate(() => resolve('under way')))]);
    };
    return { pass, cancelled };
  };

  it('F4: is given up after five seconds when hardly anything has come', async () => {
    const { pass, cancelled } = dripping(1000, 100);
    expect(await pass(4)).toBe('under way');
    expect(await pass(1)).toBe('The body did not arrive in time: 1500 bytes in 5 s.');
    expect(cancelled).toHaveBeenCalled();
  });

  it('F4: counts as slow after two seconds, and is given up when the room has no place for a slow one', async () => {
    const isSlow = vi.fn();
    const { pass } = dripping(0, 50_000, isSlow);
    expect(await pass(1)).toBe('under way');
    expect(isSlow).not.toHaveBeenCalled();
    expect(await pass(18)).toBe('under way');
    expect(isSlow).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    const refused = dripping(0, 50_000, () => {
      throw new Error('no place');
    });
    expect(await refused.pass(1)).toBe('under way');
    expect(await refused.pass(1)).toBe('no place');
    expect(refused.cancelled).toHaveBeenCalled();
  });

  it('F4: is given up after twenty seconds, however much has come', async () => {
    const { pass } = dripping(0, 50_000);
    expect(await pass(19)).toBe('under way');
    expect(await pass(1)).toBe('The body did not arrive in time: 1000000 bytes in 20 s.');
  });

  it('F4: that has all but its end at once is given up too', async () => {
    const { pass } = dripping(5_000_000, 0);
    expect(await pass(19)).toBe('under way');
    expect(await pass(1)).toMatch(/5000000 bytes in 20 s/);
  });
});
