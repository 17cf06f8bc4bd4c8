import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian's package fet-data puts the example schools of FET. */
const folder = '/usr/share/doc/fet-data/examples';

/** Tests of real schools need the package; without it they are skipped by name. */
export const hasFetExamples = existsSync(folder);

/** Paths of all example files below the folder, sorted; none without the package. */
export function fetExamples(): string[] {
  if (!hasFetExamples) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.fet')).sort();
}

export function readFetExample(name: string): Uint8Array {
  return readFileSync(join(folder, name));
}
