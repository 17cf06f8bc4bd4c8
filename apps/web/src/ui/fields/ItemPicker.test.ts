import { expect, test } from 'vitest';
import { matchingItems } from './ItemPicker.tsx';

const items = [
  { id: 'a', name: 'Maths', hint: '9A' },
  { id: 'b', name: 'Maths', hint: '9B' },
  { id: 'c', name: 'Art of Maths' },
];

test('every word must appear, in the name or the hint', () => {
  const found = (search: string) => matchingItems(items, search).shown.map(({ id }) => id);
  expect(found('  ')).toEqual(['a', 'b', 'c']);
  expect(found('maths')).toEqual(['a', 'b', 'c']);
  expect(found('9b MATHS')).toEqual(['b']);
  expect(found('maths physics')).toEqual([]);
});

test('a long list says how many it leaves out', () => {
  const many = Array.from({ length: 130 }, (_, index) => ({ id: `${index}`, name: `Class ${index}` }));
  expect(matchingItems(many, 'class')).toMatchObject({ hidden: 30 });
  expect(matchingItems(many, 'class 12').hidden).toBe(0);
});
