import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

/** Forms in which a component could show a text of its own: between tags, in a prop that is shown, in a toast, as a title. */
const literals: readonly RegExp[] = [
  />\s*([^<>{}=;()]*[A-Za-z]{2,}[^<>{}=;()]*?)\s*<\//g,
  /\s(?:label|title|aria-label|aria-description|placeholder|alt|description|heading|message|nothingFoundMessage)="([^"]*[A-Za-z]{2,}[^"]*)"/g,
  /\s(?:label|title|aria-label|placeholder|alt|description)=\{[`']([^`'$]*[A-Za-z]{2,}[^`']*)[`']\}/g,
  /toast\.\w+\(\s*[`']([^`']*)[`']/g,
  /document\.title\s*=\s*[`']([^`'$]*[A-Za-z]{2,}[^`'$]*)[`']/g,
];

test('no component has a text of its own', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return literals.flatMap((form) => [...text.matchAll(form)].map(([, literal]) => `${file}: ${literal}`));
  });
  expect(found).toEqual([]);
});

test.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<Button label="Save it" />', 'Save it'],
  ["toast.failure('Not saved')", 'Not saved'],
])('%s is found', (code, literal) => {
  expect(literals.flatMap((form) => [...code.matchAll(form)].map(([, found]) => found))).toContain(literal);
});
