import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { compareForReader, sortedForReader } from './name-order.ts';

const before = i18next.language;
afterEach(() => {
  i18next.language = before;
});

const sorted = (names: readonly string[], language: string): string[] => {
  i18next.language = language;
  return [...names].sort(compareForReader);
};

test('orders numbers by value and letters as the language of the reader does', () => {
  expect(sorted(['10A', '9B', '9a'], 'en')).toEqual(['9a', '9B', '10A']);
  expect(sorted(['Zoë', 'Özil', 'Oster'], 'de')).toEqual(['Oster', 'Özil', 'Zoë']);
  expect(sorted(['Zoë', 'Özil', 'Oster'], 'sv')).toEqual(['Oster', 'Zoë', 'Özil']);
});

test('records of one name are in the order of their ids', () => {
  const record = (id: string, name: string) => ({ id, name });
  const records = { b: record('b', 'Art'), c: record('c', 'Zoo'), a: record('a', 'Art') };
  expect(sortedForReader(records).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
