/** Something that the palette can find. `kind` is its group. */
export interface PaletteItem<Kind extends string = string> {
  readonly id: string;
  readonly kind: Kind;
  readonly label: string;
  /** More words by which it is found. */
  readonly keywords?: string;
  readonly color?: string;
}

/** Lower case, without marks on letters. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

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
  const wanted = plain(query).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  const found = items.flatMap((item) => {
    if (words.length === 0) return always.has(item.kind) ? [{ item, rank: 0 }] : [];
    const label = plain(item.label);
    const text = item.keywords ? `${label} ${plain(item.keywords)}` : label;
    if (!words.every((word) => text.includes(word))) return [];
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
