import { useState } from 'react';

/**
 * The items in the order in which they were first shown; new ones follow in their own order. An item that is added
 * or renamed so moves no other one under the hand of the user, until the screen is opened again.
 */
export function useStableOrder<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const [places] = useState(() => new Map<string, number>());
  for (const item of items) {
    const key = keyOf(item);
    if (!places.has(key)) places.set(key, places.size);
  }
  return items.toSorted((a, b) => (places.get(keyOf(a)) ?? 0) - (places.get(keyOf(b)) ?? 0));
}
