import { createTexts } from '@bellgrid/texts';
import { expect, test } from 'vitest';
import { brokenText } from './broken-text.ts';

test.each([
  [0, 0, '0 clashes'],
  [1, 0, '1 clash'],
  [0, 1, '1 rule broken'],
  [0, 3, '3 rules broken'],
  [2, 1, '2 clashes, 1 rule broken'],
])('%i clashes and %i broken rules: %s', (clashes, rules, text) => {
  expect(brokenText(createTexts().t, { clashes, rules })).toBe(text);
});

test('the places of a rule that is broken at several are counted', () => {
  const { t } = createTexts();
  expect(brokenText(t, { clashes: 0, rules: 1, places: 8 })).toBe('1 rule broken in 8 places');
  expect(brokenText(t, { clashes: 1, rules: 2, places: 2 })).toBe('1 clash, 2 rules broken');
});
