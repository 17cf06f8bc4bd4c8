import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTexts, translate } from '@bellgrid/texts';
import { german } from '@bellgrid/texts/de';
import { help } from '@bellgrid/texts/help';
import { describe, expect, test } from 'vitest';
import { helpTopics } from '../../ui/frame/help-topic.ts';
import { helpPictures } from './help-pictures.ts';

const at = (path: string) => fileURLToPath(new URL(`./pictures/${path}`, import.meta.url));
/** The size of each picture, and the names that its controls had when it was taken. */
const taken: unknown = JSON.parse(readFileSync(at('taken.json'), 'utf8'));
const english = createTexts();
const inGerman = createTexts('de');
inGerman.addResourceBundle('de', 'translation', german.translation);

test('every topic has a picture, each of a section that there is', () => {
  const sections = helpTopics.flatMap((topic) =>
    Object.keys(help[topic].sections).map((id) => `${topic}.${id}`),
  );
  const pictured = Object.keys(helpPictures);
  expect(pictured.filter((of) => !sections.includes(of))).toEqual([]);
  expect(helpTopics.filter((topic) => !pictured.some((of) => of.startsWith(`${topic}.`)))).toEqual([]);
});

describe.each([
  ['en', english],
  ['de', inGerman],
] as const)('the pictures in %s', (language, texts) => {
  test('are those of the list, as WebP of at most 60 kB', () => {
    const files = readdirSync(at(language)).sort();
    expect(files).toEqual(
      Object.keys(helpPictures)
        .map((of) => `${of}.webp`)
        .sort(),
    );
    for (const file of files) {
      expect(statSync(at(`${language}/${file}`)).size, file).toBeLessThanOrEqual(60_000);
      expect(readFileSync(at(`${language}/${file}`)).toString('latin1', 8, 12), file).toBe('WEBP');
    }
  });

  test('show the controls by the names that they have now', () => {
    const now = Object.fromEntries(
      Object.entries(helpPictures).map(([of, controls]) => [
        of,
        { names: controls.map(([, id]) => translate(texts, id)) },
      ]),
    );
    expect(taken, 'take the pictures anew: npm run help-pictures').toMatchObject({ [language]: now });
  });
});
