import { expect, it } from 'vitest';
import { createPackedPages } from './packed-pages.ts';

it('packs a page once, until others that were read later take its room', () => {
  const pages = createPackedPages(100);
  const packed: string[] = [];
  const read = (etag: string, length = 40): Uint8Array =>
    pages.get(etag, () => {
      packed.push(etag);
      return new Uint8Array(length).fill(etag.charCodeAt(0));
    });
  const first = read('a');
  expect(read('a')).toBe(first);
  read('b');
  read('a');
  expect(packed).toEqual(['a', 'b']);
  // The third one leaves no room for that which was not read for longest.
  read('c');
  expect([read('a'), packed]).toEqual([first, ['a', 'b', 'c']]);
  read('b');
  expect(packed).toEqual(['a', 'b', 'c', 'b']);
});

it('hands on a page that is larger than its room, and keeps room for others', () => {
  const pages = createPackedPages(100);
  expect(pages.get('large', () => new Uint8Array(200))).toHaveLength(200);
  const small = pages.get('small', () => new Uint8Array(100));
  expect(pages.get('small', () => new Uint8Array(1))).toBe(small);
});
