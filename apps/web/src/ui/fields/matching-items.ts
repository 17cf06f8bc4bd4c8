import { everyWordOf } from './every-word.ts';
import type { PickerItem } from './picker-item.ts';

/** The most choices that a list shows at once; more are found by typing. */
const MOST_SHOWN = 100;

export interface MatchingItems {
  readonly shown: readonly PickerItem[];
  /** Matches that the list leaves out. */
  readonly hidden: number;
}

/** The items whose name and hint have every word of the search, ignoring case. */
export function matchingItems(items: readonly PickerItem[], search: string): MatchingItems {
  const isWanted = everyWordOf(search);
  const matches = items.filter(({ name, hint = '' }) => isWanted(`${name} ${hint}`));
  return { shown: matches.slice(0, MOST_SHOWN), hidden: Math.max(0, matches.length - MOST_SHOWN) };
}
