import * as z from 'zod';

/**
 * An opaque record id: 1 to 128 characters. Names that every object inherits (`constructor`, `__proto__` …)
 * are no ids, so that `records[id]` never finds what is not a record.
 */
export const idSchema = z
  .string()
  .min(1)
  .max(128)
  .refine((id) => !(id in Object.prototype), { message: 'a reserved word cannot be an id' });
export type Id = string;

declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array };

/**
 * A new random id: 128 bits as 32 hex digits. Commands take ids as arguments, so that each stays a pure
 * function. `getRandomValues`, unlike `randomUUID`, also exists on pages served without TLS.
 */
export function createId(): Id {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A record's own `id` repeats its key. A map whose keys and ids disagree is refused by the validator.
 * @returns a schema for `{ [id]: record }`.
 */
export function recordMap<T extends z.ZodType>(record: T) {
  return z.record(idSchema, record);
}
