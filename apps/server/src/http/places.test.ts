import { expect, it } from 'vitest';
import { createPlaces } from './places.ts';

it('F2: lets each user have one thing under way, the next waiting, and no more than so many', async () => {
  const places = createPlaces(2);
  const begun: string[] = [];
  let end = () => {};
  const first = places('a', () => new Promise<void>((resolve) => (end = resolve)));
  const second = places('a', async () => begun.push('second'));
  await expect(places('a', async () => 1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await places('b', async () => 1)).toBe(1);
  expect(begun).toEqual([]);
  end();
  await first;
  await second;
  expect(begun).toEqual(['second']);
  await expect(places('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await places('a', async () => 1)).toBe(1);
});
