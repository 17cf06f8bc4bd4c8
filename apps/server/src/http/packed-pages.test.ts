import { expect, it } from 'vitest';
import { createPackedPages } from './packed-pages.ts';

it('packs a page once, until others that were read later take its room', async () => {
  const pages = createPackedPages(100);
  const packed: string[] = [];
  const read = (etag: string, length = 40): Promise<Uint8Array> =>
    pages.get(etag, async () => {
      packed.push(etag);
      return new Uint8Array(length).fill(etag.charCodeAt(0));
    });
  const first = await read('a');
  expect(await read('a')).toBe(first);
  await read('b');
  await read('a');
  expect(packed).toEqual(['a', 'b']);
  // The third one leaves no room for that which was not read for longest.
  await read('c');
  expect([await read('a'), packed]).toEqual([first, ['a', 'b', 'c']]);
  await read('b');
  expect(packed).toEqual(['a', 'b', 'c', 'b']);
});

it('hands on a page that is larger than its room, and keeps room for others', async () => {
  const pages = createPackedPages(100);
  expect(await pages.get('large', async () => new Uint8Array(200))).toHaveLength(200);
  const small = await pages.get('small', async () => new Uint8Array(100));
  expect(await pages.get('small', async () => new Uint8Array(1))).toBe(small);
});

it('packs and counts a page once that two readers ask for at the same time', async () => {
  const pages = createPackedPages(100);
  let packed = 0;
  const read = (etag: string) =>
    pages.get(etag, async () => {
      packed += 1;
      return new Uint8Array(50);
    });
  await Promise.all([read('a'), read('a')]);
  expect(packed).toBe(1);
  const a = await read('a');
  await read('b');
  expect(await read('a')).toBe(a);
});
