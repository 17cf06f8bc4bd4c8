import { isolated, joinNames } from '@bellgrid/texts';
import { expect, test } from 'vitest';
import { startTexts, t } from './i18n.ts';

test('a name from right to left is isolated in sentences, and others stay as they are', () => {
  startTexts();
  const name = 'باك ع 1';
  expect(isolated('9A')).toBe('9A');
  expect(t('lists.deletion.one', { name })).toBe(`Delete \u2068${name}\u2069?`);
  expect(t('lists.deletion.one', { name: '<9A & 9B>' })).toBe('Delete <9A & 9B>?');
});

test('of names side by side each is isolated where one is from right to left', () => {
  expect(joinNames(['10_1', 'Ito'], ' · ')).toBe('10_1 · Ito');
  expect(joinNames(['10_1', 'هبه'], ' · ')).toBe('\u206810_1\u2069 · \u2068هبه\u2069');
});

test('the name of a copy is a name, not a sentence', () => {
  startTexts();
  expect(t('lists.copyName', { name: 'باك', interpolation: { escapeValue: false } })).toBe('باك (copy)');
});
