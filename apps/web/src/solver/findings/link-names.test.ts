import { expect, test } from 'vitest';
import type { FindingItem } from './finding-items.ts';
import { linkNames } from './link-names.ts';

const item = (id: string, name: string): FindingItem => ({
  ...{ id, name, color: '#123456', path: `/x/${id}`, classes: [] },
});
const shown = (sentence: string, items: readonly FindingItem[]) =>
  linkNames(sentence, items)
    .parts.map(({ text, item: each }) => (each ? `[${text}|${each.id}]` : text))
    .join('');

test('names in a sentence become links, longer ones first', () => {
  const items = [item('s', 'Maths'), item('l', 'Maths (3)'), item('t', 'Ada Hill')];
  expect(shown('Maths (3) of Ada Hill clashes with Maths', items)).toBe(
    '[Maths (3)|l] of [Ada Hill|t] clashes with [Maths|s]',
  );
});

test('a name inside a word is no name, and the sentence stays whole', () => {
  const items = [item('a', 'Art'), item('g', '9A')];
  const sentence = 'Arts of 19A and Art, 9A.';
  expect(shown(sentence, items)).toBe('Arts of 19A and [Art|a], [9A|g].');
  expect(
    linkNames(sentence, items)
      .parts.map(({ text }) => text)
      .join(''),
  ).toBe(sentence);
});

test('items that the sentence does not name are told apart', () => {
  const [named, other] = [item('a', 'Ada'), item('b', 'Ben')];
  expect(linkNames('Ada has no time', [named, other]).others).toEqual([other]);
  expect(linkNames('', [named]).parts).toEqual([]);
});

test('two items of one name get a place each', () => {
  expect(shown('Ada and Ada', [item('1', 'Ada'), item('2', 'Ada')])).toBe('[Ada|1] and [Ada|2]');
});
