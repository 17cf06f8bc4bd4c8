import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from './testing/run-cli.ts';
import { smallSchool } from './testing/small-school.ts';

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellgrid-pseudo-'));
  writeFileSync(at('school.fet'), smallSchool);
  writeFileSync(at('broken.json'), '{"dataStore":');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The lines that are not a text of the catalogue: those outside ⟦ and ⟧. */
function linesOutside(text: string): string[] {
  let depth = 0;
  return text.split('\n').filter((line) => {
    const before = depth;
    for (const letter of line) depth += letter === '⟦' ? 1 : letter === '⟧' ? -1 : 0;
    const isWhole = before > 0 || line.replace(/^bellgrid: /, '').startsWith('⟦');
    return line !== '' && !isWhole;
  });
}

it.each([
  ['--help'],
  [],
  ['sovle'],
  ['solve'],
  ['convert', 'a', 'b', 'c'],
  ['solve', 'x', '--fast'],
  ['solve', 'x', '--seed'],
  ['solve', 'x', '--json=1'],
  ['solve', 'x', '--seconds', '0'],
  ['check', 'missing.json'],
  ['verify', '.'],
  ['convert', 'x.json', 'y.xml'],
])('%s %s %s says nothing outside the catalogue', async (...args) => {
  const { out, err } = await runCli([...args, '--lang', 'qps']);
  expect([linesOutside(out), linesOutside(err)]).toEqual([[], []]);
  expect(out + err).toContain('⟦');
});

it('imports and writes with nothing outside the catalogue', async () => {
  const { out } = await runCli(['convert', at('school.fet'), at('out.json'), '--lang', 'qps']);
  expect(out.split('\n').length).toBeGreaterThan(2);
  expect(linesOutside(out)).toEqual([]);
});

it('speaks German', async () => {
  const { err } = await runCli(['verify', 'missing.json', '--lang', 'de']);
  expect(err).toBe('bellgrid: missing.json: Diese Datei gibt es nicht.\n');
});
