import type { Id } from '../values/id.ts';

const MAX_ID = 128;

/**
 * An id that follows from others, so that the same edit always gives the same ids. Too long ones end in a
 * hash of the whole (cyrb53-style mixing of two 32-bit halves).
 */
export function derivedId(...parts: readonly (string | number)[]): Id {
  const id = parts.join(':');
  return id.length <= MAX_ID ? id : `${id.slice(0, MAX_ID - 17)}:${hashOfText(id)}`;
}

/** 64 bits of a text, in hexadecimal; for no secrets. */
export function hashOfText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
