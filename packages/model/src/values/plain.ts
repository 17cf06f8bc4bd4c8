import type { Message } from '../messages/message.ts';

/** A JSON object that is not validated yet. */
export type Plain = Record<string, unknown>;

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The type of a JSON value as a message: a list, an object, a text … */
export function valueKind(value: unknown): Message {
  if (value === null) return { code: 'faults.types.null' };
  if (Array.isArray(value)) return { code: 'faults.types.array' };
  return { code: value === undefined ? 'faults.types.missing' : `faults.types.${typeof value}` };
}
