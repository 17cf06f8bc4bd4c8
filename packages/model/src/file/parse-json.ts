import { nestsDeeperThan } from './json-depth.ts';
import { findJsonFault } from './json-fault.ts';
import { isPlain } from './plain.ts';

/** Characters; the largest schools take about a tenth. */
export const MAX_FILE_LENGTH = 50_000_000;
export const MAX_DEPTH = 100;

export type ParsedJson = { ok: true; value: unknown } | { ok: false; message: string };

/**
 * Parses a text that may be anything. Refuses with a message for people what is too large, nests too deep
 * or is not JSON; names that could reach an object's prototype are left out.
 */
export function parseJson(input: string): ParsedJson {
  const text = input.startsWith('\uFEFF') ? input.slice(1) : input;
  if (text.length > MAX_FILE_LENGTH) {
    const size = Math.round(text.length / 1_000_000);
    const limit = MAX_FILE_LENGTH / 1_000_000;
    return refused(
      `The file is too large: ${size} million characters, and at most ${limit} million are read.`,
    );
  }
  if (text.trim() === '') return refused('The file is empty.');
  if (nestsDeeperThan(text, MAX_DEPTH)) {
    return refused(`The file nests deeper than ${MAX_DEPTH} levels, which no school's file does.`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (/__proto__|\\u005f/i.test(text)) dropPrototypeKeys(value);
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refused(explain(text));
  }
}

function explain(text: string): string {
  const fault = findJsonFault(text);
  if (!fault) return 'The file is not JSON.';
  const place = `line ${fault.line}, column ${fault.column}`;
  if (fault.isTruncated) {
    return `The file ends too early, at ${place}: ${fault.reason}. It was probably cut off; export or download it again.`;
  }
  return `The file is not JSON: at ${place}, ${fault.reason}.`;
}

function dropPrototypeKeys(value: unknown): void {
  if (Array.isArray(value)) value.forEach(dropPrototypeKeys);
  if (!isPlain(value)) return;
  Reflect.deleteProperty(value, '__proto__');
  Object.values(value).forEach(dropPrototypeKeys);
}

function refused(message: string): ParsedJson {
  return { ok: false, message };
}
