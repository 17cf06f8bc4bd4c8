import { everyWordOf, searchedText } from '../../ui/fields/every-word.ts';

/** Something that the palette can find. `kind` is its group. */
export interface PaletteItem<Kind extends string = string> {
  readonly id: string;
  readonly kind: Kind;
  readonly label: string;
  /** More words by which it is found. */
  readonly keywords?: string;
  readonly color?: string;
}

/**
 * The items that have every word of the query, at most `limit` of each kind: first those that begin with the query,
 * then those with a word that does, then the others, each in the order given. Without a query the kinds in
 * `always` are listed.
 */
export function searchPalette<Item extends PaletteItem>(
  items: readonly Item[],
  query: string,
  limit: number,
  always: ReadonlySet<string>,
): Item[] {
  const wanted = searchedText(query).trim();
  const isWanted = everyWordOf(query);
  const found = items.flatMap((item) => {
    if (wanted === '') return always.has(item.kind) ? [{ item, rank: 0 }] : [];
    if (!isWanted(`${item.label} ${item.keywords ?? ''}`)) return [];
    const label = searchedText(item.label);
    return [{ item, rank: label.startsWith(wanted) ? 0 : label.includes(` ${wanted}`) ? 1 : 2 }];
  });
  found.sort((a, b) => a.rank - b.rank);
  const taken = new Map<string, number>();
  return found.flatMap(({ item }) => {
    const count = taken.get(item.kind) ?? 0;
    if (count >= limit) return [];
    taken.set(item.kind, count + 1);
    return [item];
  });
}
