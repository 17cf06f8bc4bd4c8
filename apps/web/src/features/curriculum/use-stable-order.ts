import { useState } from 'react';
import { isSameList } from '../../document/draft/same-list.ts';

/**
 * The items in the order in which they were first shown, here or in the remembered order of an earlier visit; new ones
 * follow in their own order. An item that is added or renamed so moves no other one under the hand of the user.
 */
export function useStableOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  remembered: readonly string[],
): readonly Item[] {
  const [places] = useState(() => new Map(remembered.map((key, place) => [key, place])));
  const placed = items.map((item) => {
    const key = keyOf(item);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return { place, item };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

/**
 * The items, each the same object as long as it is alike, and the list as long as its items are: what shows them need not
 * render again.
 */
export function useAlike<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  isAlike: (a: Item, b: Item) => boolean,
): readonly Item[] {
  const [known] = useState(() => new Map<string, Item>());
  const [kept] = useState<{ items: readonly Item[] }>(() => ({ items: [] }));
  const same = items.map((item) => {
    const key = keyOf(item);
    const before = known.get(key);
    const now = before !== undefined && isAlike(before, item) ? before : item;
    known.set(key, now);
    return now;
  });
  if (!isSameList(kept.items, same)) kept.items = same;
  return kept.items;
}
