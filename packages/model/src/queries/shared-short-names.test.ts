import { expect, test } from 'vitest';
import { nameKey } from './clean-name.ts';
import { isShortNameTaken, itemsOfSharedShortNames } from './shared-short-names.ts';

const items = (...list: readonly (readonly [name: string, shortName: string])[]) =>
  Object.fromEntries(
    list.map(([name, shortName], index) => [`i${index}`, { id: `i${index}`, name, shortName }]),
  );
const all = items(
  ['Maths', 'MA'],
  ['Mandarin', 'ma'],
  ['maths', 'MA'],
  ['Art', 'AR'],
  ['PE', ''],
  ['Choir', ''],
);

test('items of different names with one short name are told, one of each name', () => {
  const shared = itemsOfSharedShortNames(all, ({ name }) => nameKey(name));
  expect(shared.map(({ name }) => name)).toEqual(['Mandarin', 'Maths']);
  expect(itemsOfSharedShortNames(all, ({ id }) => id)).toHaveLength(3);
});

test('a short name is taken by an item of another name', () => {
  const isTaken = (id: string) => {
    const item = all[id];
    return item && isShortNameTaken(all, item, ({ name }) => nameKey(name));
  };
  expect(['i0', 'i1', 'i3', 'i4'].map(isTaken)).toEqual([true, true, false, false]);
});
