import { expect, it } from 'vitest';
import { createPlaces } from './places.ts';

it('lets each user have so many things under way and no more, until one ends', async () => {
  const places = createPlaces(2);
  let end = () => {};
  const first = places('a', () => new Promise<void>((resolve) => (end = resolve)));
  const second = places('a', () => new Promise<void>(() => {}));
  await expect(places('a', async () => 1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await places('b', async () => 1)).toBe(1);
  end();
  await first;
  expect(await places('a', async () => 1)).toBe(1);
  await expect(places('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await places('a', async () => 1)).toBe(1);
  expect(second).toBeInstanceOf(Promise);
});
