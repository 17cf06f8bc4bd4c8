import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of FET's example schools in Debian's package fet-data. */
const folder = '/usr/share/doc/fet-data/examples';

/** Tests of real schools need the package; without it they are skipped by name. */
export const hasFetExamples = existsSync(folder);

/** Of files in the old format of the half-day editions, one in this number is enough. */
const OLD_FORMAT_EVERY = 4;

/** Paths of all example files below the folder, sorted; none without the package. */
export function allFetExamples(): string[] {
  if (!hasFetExamples) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.fet')).sort();
}

/** Of these, all of today's format and some of older ones. */
export function fetExamples(): string[] {
  return allFetExamples().filter(
    (name, index) => !name.includes('old-format') || index % OLD_FORMAT_EVERY === 0,
  );
}

export function fetExamplePath(name: string): string {
  return join(folder, name);
}

export function readFetExample(name: string): Uint8Array {
  return readFileSync(fetExamplePath(name));
}
