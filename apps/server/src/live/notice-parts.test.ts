import { describe, expect, it } from 'vitest';
import { createPartsReader, toParts } from './notice-parts.ts';

function read(parts: readonly string[]): unknown[] {
  const messages: unknown[] = [];
  const take = createPartsReader((message) => messages.push(message));
  for (const part of parts) take(part);
  return messages;
}

describe('a message in parts', () => {
  it.each([
    ['short', { a: 1 }],
    ['long', { text: 'x'.repeat(50_000) }],
    ['of characters of several bytes', { text: 'é😀\u0000'.repeat(9000) }],
    ['with line ends', { text: 'a\nb\r\n'.repeat(5000) }],
  ])('comes out whole: %s', (_, message) => {
    const parts = toParts(message);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(8000);
    expect(new Set(parts).size).toBe(parts.length);
    expect(read(parts)).toEqual([message]);
  });

  it('is dropped when a part is missing, and the next one is read', () => {
    const long = toParts({ text: 'x'.repeat(20_000) });
    expect(read([...long.slice(1), ...toParts('next')])).toEqual(['next']);
    expect(read([...long.slice(0, 1), ...toParts('next')])).toEqual(['next']);
  });
});
