import { expect, test } from 'vitest';
import { listsBy, oncePerList } from './once-per-list.ts';

const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];

test('a list is computed once, and again when it has other objects, more or fewer', () => {
  const computed: string[] = [];
  const sumOf = oncePerList((items: readonly { readonly n: number }[], key) => {
    computed.push(key);
    return { key, sum: items.reduce((sum, { n }) => sum + n, 0) };
  });
  const first = sumOf([a, b], 'x');
  expect(sumOf([a, b], 'x')).toBe(first);
  expect(sumOf([a, c], 'x')).toEqual({ key: 'x', sum: 4 });
  expect(sumOf([a], 'x')).toEqual({ key: 'x', sum: 1 });
  expect(sumOf([a, b, c], 'x')).toEqual({ key: 'x', sum: 6 });
  // A list may stand for several things.
  expect(sumOf([a, b, c], 'y')).toEqual({ key: 'y', sum: 6 });
  expect(sumOf([], 'x')).toEqual({ key: 'x', sum: 0 });
  expect(computed).toEqual(['x', 'x', 'x', 'x', 'y', 'x']);
});

test('items are filed under all their keys in their order', () => {
  const lists = listsBy([a, b, c], (add, item) => {
    add(item.n % 2 === 0 ? 'even' : 'odd', item);
    if (item.n > 2) add('large', item);
  });
  expect([...lists]).toEqual([
    ['odd', [a, c]],
    ['even', [b]],
    ['large', [c]],
  ]);
});
