import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { en } from './en/index.ts';
import { leafTexts } from './testing/leaf-texts.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const texts = new Set(leafTexts(en).map(([id]) => id.replace(/_(zero|one|two|few|many|other)$/, '')));
const areas = Object.keys(en).join('|');

/** The sources of all packages but this one, without tests: what they hold in quotes that looks like a code. */
function codesIn(folder: string): [file: string, code: string][] {
  return readdirSync(join(packages, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|testing/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(packages, folder, 'src', file), 'utf8');
      const codes = source.matchAll(new RegExp(`'((?:${areas})\\.[a-zA-Z][\\w.-]*)'`, 'g'));
      return [...codes].map(([, code = '']) => [`${folder}/${file}`, code] as [string, string]);
    });
}

it('has a text for every code that a package names', () => {
  const codes = readdirSync(packages).flatMap((folder) => (folder === 'texts' ? [] : codesIn(folder)));
  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter(([, code]) => !texts.has(code))).toEqual([]);
});
