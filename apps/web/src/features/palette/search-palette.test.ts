import { expect, test } from 'vitest';
import { type PaletteItem, searchPalette } from './search-palette.ts';

const item = (kind: string, label: string, keywords?: string): PaletteItem => ({
  id: `${kind}:${label}`,
  kind,
  label,
  ...(keywords === undefined ? {} : { keywords }),
});
const items = [
  item('screen', 'Teachers'),
  item('teacher', 'Anna Berg'),
  item('teacher', 'Berta Anders'),
  item('teacher', 'José Ánde'),
  item('subject', 'Mathematics', 'MATH 9A'),
  item('subject', 'Mathematics', 'MATH 9B'),
];
const labels = (query: string, limit = 8) =>
  searchPalette(items, query, limit, new Set(['screen'])).map(({ label, keywords }) => keywords ?? label);

test('every word must occur, in the name or in the other words, in any case and with any marks', () => {
  expect(labels('math 9b')).toEqual(['MATH 9B']);
  expect(labels('JOSE ande')).toEqual(['José Ánde']);
  expect(labels('anna nobody')).toEqual([]);
});

test('names that begin with the query come before those with such a word', () => {
  expect(labels('an')).toEqual(['Anna Berg', 'Berta Anders', 'José Ánde']);
  expect(labels('ber')).toEqual(['Berta Anders', 'Anna Berg']);
});

test('each kind shows a limited number, and without a query only some kinds', () => {
  expect(labels('e', 1)).toEqual(['Teachers', 'Anna Berg', 'MATH 9A']);
  expect(labels('')).toEqual(['Teachers']);
});
