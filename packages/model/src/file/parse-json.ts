import type { Message } from '../messages/message.ts';
import { isPlain } from '../values/plain.ts';
import { exceededBound, type JsonBounds } from './json-bounds.ts';
import { findJsonFault } from './json-fault.ts';

/** Characters; the largest schools take about a tenth. */
export const MAX_FILE_LENGTH = 50_000_000;
/** The largest schools take about a tenth of each. */
export const FILE_BOUNDS: JsonBounds = { depth: 100, values: 2_000_000, elements: 100_000 };

export type ParsedJson = { ok: true; value: unknown } | { ok: false; message: Message };

/**
 * Parses any text. Refuses with a message a text that is too large, nests too deep or is not JSON; names that
 * could reach an object's prototype are left out.
 */
export function parseJson(input: string): ParsedJson {
  const text = input.startsWith('\uFEFF') ? input.slice(1) : input;
  if (text.length > MAX_FILE_LENGTH) {
    const size = Math.round(text.length / 1_000_000);
    const limit = MAX_FILE_LENGTH / 1_000_000;
    return refused({ code: 'loading.tooLarge', values: { size, limit } });
  }
  if (text.trim() === '') return refused({ code: 'loading.empty' });
  const exceeded = exceededBound(text, FILE_BOUNDS);
  if (exceeded)
    return refused({ code: `loading.excess.${exceeded}`, values: { limit: FILE_BOUNDS[exceeded] } });
  try {
    const value: unknown = JSON.parse(text);
    if (/__proto__|\\u005f/i.test(text)) dropPrototypeKeys(value);
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refused(explain(text));
  }
}

function explain(text: string): Message {
  const fault = findJsonFault(text);
  if (!fault) return { code: 'loading.notJson' };
  const { line, column, reason } = fault;
  return {
    code: fault.isTruncated ? 'loading.truncated' : 'loading.notJsonAt',
    values: { line, column, reason },
  };
}

function dropPrototypeKeys(value: unknown): void {
  if (Array.isArray(value)) value.forEach(dropPrototypeKeys);
  if (!isPlain(value)) return;
  Reflect.deleteProperty(value, '__proto__');
  Object.values(value).forEach(dropPrototypeKeys);
}

function refused(message: Message): ParsedJson {
  return { ok: false, message };
}
