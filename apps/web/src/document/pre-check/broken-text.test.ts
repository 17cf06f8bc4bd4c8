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
