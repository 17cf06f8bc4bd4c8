import { isSameList } from '../draft/same-list.ts';

/**
 * Computes once for each list of objects, which an edit leaves the same but for a few: it is known by its first object, and
 * computed again when it has other ones.
 */
export function oncePerList<Item extends object, Result>(
  compute: (items: readonly Item[], key: string) => Result,
): (items: readonly Item[], key: string) => Result {
  const known = new WeakMap<
    Item,
    Map<string, { readonly items: readonly Item[]; readonly result: Result }>
  >();
  return (items, key) => {
    const [first] = items;
    if (first === undefined) return compute(items, key);
    const before = known.get(first)?.get(key);
    if (before && isSameList(before.items, items)) return before.result;
    const result = compute(items, key);
    const ofFirst = known.get(first) ?? new Map();
    known.set(first, ofFirst.set(key, { items, result }));
    return result;
  };
}

/** The items by the keys that each is added under, in their order. */
export function listsBy<Item>(
  items: Iterable<Item>,
  file: (add: (key: string, item: Item) => void, item: Item) => void,
): Map<string, Item[]> {
  const lists = new Map<string, Item[]>();
  const add = (key: string, item: Item) => {
    const list = lists.get(key);
    if (list) list.push(item);
    else lists.set(key, [item]);
  };
  for (const item of items) file(add, item);
  return lists;
}
