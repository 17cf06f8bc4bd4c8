import { useState } from 'react';
import { isSameList } from '../../document/draft/same-list.ts';

/**
 * The items in the order in which they were first shown; new ones follow in their own order. An item that is added
 * or renamed so moves no other one under the hand of the user, until the screen is opened again. An item stays the same
 * object as long as it is alike, and the list as long as its items are: what shows them need not render again.
 */
export function useStableOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  isAlike: (a: Item, b: Item) => boolean,
): readonly Item[] {
  const [known] = useState(() => new Map<string, { readonly place: number; item: Item }>());
  const placed = items.map((item) => {
    const key = keyOf(item);
    const before = known.get(key);
    const now = before ?? { place: known.size, item };
    if (!before) known.set(key, now);
    else if (!isAlike(before.item, item)) now.item = item;
    return now;
  });
  return useSameList(placed.sort((a, b) => a.place - b.place).map(({ item }) => item));
}

/** The list that was there before as long as it has the same items. */
function useSameList<Item>(items: readonly Item[]): readonly Item[] {
  const [kept] = useState<{ items: readonly Item[] }>(() => ({ items }));
  if (!isSameList(kept.items, items)) kept.items = items;
  return kept.items;
}
