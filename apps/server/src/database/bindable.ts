import { types } from 'node:util';

type Bindable = string | number | bigint | null | Uint8Array;

/** PostgreSQL has no text with the character NUL in it: it becomes the one for what cannot be shown. */
export const storableText = (text: string): string => text.replaceAll('\0', '\uFFFD');

/**
 * Maps a JavaScript value to one that both drivers bind alike: libsql aborts the whole process on a boolean
 * and throws on a date or an array buffer, and stores every number as a fraction. Booleans become 0 and 1,
 * whole numbers integers, dates ISO 8601 text, `undefined` null. Throws on a value without a meaning as a
 * column.
 */
export function bindable(value: unknown): Bindable {
  switch (typeof value) {
    case 'boolean':
      return value ? 1n : 0n;
    case 'string':
      return storableText(value);
    case 'bigint':
      return value;
    case 'undefined':
      return null;
    case 'number':
      if (Number.isSafeInteger(value)) return BigInt(value);
      if (Number.isFinite(value)) return value;
      break;
    case 'object':
      if (value === null) return null;
      if (value instanceof Uint8Array) return value;
      if (types.isArrayBuffer(value)) return new Uint8Array(value);
      if (value instanceof Date) return value.toISOString();
      break;
  }
  throw new TypeError(`A ${typeof value} (${String(value)}) cannot be bound to an SQL statement.`);
}
