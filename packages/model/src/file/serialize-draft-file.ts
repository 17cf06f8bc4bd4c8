import type { DraftFile } from './draft-file.ts';
import { isPlain } from './plain.ts';

/**
 * The file's text: JSON with the keys of every object sorted, so that the same draft always gives the same
 * bytes, in whatever order its records came about.
 */
export function serializeDraftFile(file: DraftFile): string {
  return JSON.stringify(file, (_key, value: unknown) => (isPlain(value) ? sorted(value) : value));
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(record);
  if (keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key)) return record;
  return Object.fromEntries(keys.sort().map((key) => [key, record[key]]));
}
