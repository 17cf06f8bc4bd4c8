import { cleanName, type Id, nameKey } from '@bellgrid/model';
import { splitNames } from './split-names.ts';
import { issue, type RowFault, type TableIssue } from './table-issue.ts';

/** The longest name of a class, teacher or classroom. */
export const MAX_ITEM_NAME = 200;

/** The meaning of the names in a cell: existing items, unknown names, and faults. */
export interface Named<Item> {
  readonly found: readonly Item[];
  readonly unknown: readonly string[];
  readonly faults: readonly TableIssue<RowFault>[];
}

/** The items of one kind by name: those of the school, and those that the import makes on the way. */
export interface NameShelf<Item> {
  /** Every item of that name. */
  find(name: string): readonly Item[];
  /** The items that a cell names; those that it names by short name are found too. */
  lookUp(cell: string): Named<Item>;
  /** Remembers an unknown name that a row refers to. */
  want(name: string): void;
  /** Such names, cleaned, in the order in which they came. */
  readonly wanted: ReadonlyMap<string, string>;
  /** Makes an item of that name and remembers it. */
  make(name: string, structure: Id): Item;
  readonly made: readonly Item[];
}

/**
 * @param create a new item of the kind.
 * @param shortNameOf a second name, by which an item is found where none has it as its name.
 */
export function createNameShelf<Item extends { readonly id: Id; readonly name: string }>(
  items: Readonly<Record<Id, Item>>,
  create: (name: string, structure: Id) => Item,
  shortNameOf: (item: Item) => string = () => '',
): NameShelf<Item> {
  const byName = new Map<string, Item[]>();
  const byShortName = new Map<string, Item[]>();
  const wanted = new Map<string, string>();
  const made: Item[] = [];
  const put = (items: Map<string, Item[]>, key: string, item: Item) => {
    const known = items.get(key);
    if (known) known.push(item);
    else items.set(key, [item]);
  };
  const add = (item: Item) => {
    put(byName, nameKey(item.name), item);
    const shortName = nameKey(shortNameOf(item));
    if (shortName !== '') put(byShortName, shortName, item);
  };
  const find = (name: string): readonly Item[] => byName.get(nameKey(name)) ?? [];
  const meant = (name: string): readonly Item[] => {
    const found = find(name);
    return found.length > 0 ? found : (byShortName.get(nameKey(name)) ?? []);
  };
  for (const item of Object.values(items)) add(item);
  return {
    find,
    lookUp(cell) {
      const found: Item[] = [];
      const unknown: string[] = [];
      const faults: TableIssue<RowFault>[] = [];
      for (const name of splitNames(cell, (each) => meant(each).length > 0)) {
        const [first, ...others] = meant(name);
        if (name.length > MAX_ITEM_NAME) faults.push(issue('name-too-long', { max: MAX_ITEM_NAME }));
        else if (first === undefined) unknown.push(name);
        else if (others.length > 0) faults.push(issue('name-ambiguous', { name }));
        else found.push(first);
      }
      return { found, unknown, faults };
    },
    want(name) {
      const key = nameKey(name);
      if (!wanted.has(key)) wanted.set(key, cleanName(name));
    },
    wanted,
    make(name, structure) {
      const item = create(cleanName(name), structure);
      add(item);
      made.push(item);
      return item;
    },
    made,
  };
}
