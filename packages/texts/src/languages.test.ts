import { expect, it } from 'vitest';
import { german } from './de/index.ts';
import { admin } from './en/admin.ts';
import { help } from './en/help.ts';
import { en } from './en/index.ts';
import { releases } from './en/releases.ts';
import { acceptedLanguages, pickLanguage } from './index.ts';
import { leafTexts } from './testing/leaf-texts.ts';

it('takes the best language that the product has', () => {
  expect(pickLanguage(acceptedLanguages('fr-CH, de;q=0.7, en;q=0.8'))).toBe('en');
  expect(pickLanguage(acceptedLanguages('fr;q=0.9, de-AT'))).toBe('de');
  expect(pickLanguage(['de_DE.UTF-8'])).toBe('de');
  expect(pickLanguage([null, 'constructor', 'fr'])).toBe('en');
});

it('reads any header', () => {
  expect(acceptedLanguages('de;q=0, *;q=0.1, en-GB ; q=0.5')).toEqual(['en-GB', '*']);
  expect(acceptedLanguages(null)).toEqual([]);
});

it('writes every number that is counted as the reader’s language does', () => {
  const all = [...leafTexts({ ...en, admin, help, releases }), ...leafTexts(german)];
  expect(all.length).toBeGreaterThan(3000);
  expect(all.filter(([, text]) => text.includes('{{count}}'))).toEqual([]);
});
