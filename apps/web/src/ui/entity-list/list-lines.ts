import type { Id } from '@bellgrid/model';

/** Items of one name that the list shows below one line. */
export interface ListGroup<Item> {
  readonly key: string;
  readonly members: readonly Item[];
  readonly isExpanded: boolean;
}

/** A line of a list: an item, or the head of a group, which has its own id for focus and keys. */
export interface ListLine<Item> {
  readonly id: Id;
  /** Null for a head. */
  readonly item: Item | null;
  /** The group of a head or of a member; null for an item that is alone. */
  readonly group: ListGroup<Item> | null;
}

const headId = (key: string): Id => `group ${key}`;

/** The lines of items in their order: items with the same key form a group when there are several of them. */
export function listLines<Item extends { readonly id: Id }>(
  items: readonly Item[],
  keyOf: ((item: Item) => string) | undefined,
  isExpanded: (key: string, members: readonly Item[]) => boolean,
): readonly ListLine<Item>[] {
  if (!keyOf) return items.map((item) => ({ id: item.id, item, group: null }));
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const members = groups.get(key);
    if (members) members.push(item);
    else groups.set(key, [item]);
  }
  return [...groups].flatMap(([key, members]): ListLine<Item>[] => {
    const [only] = members;
    if (members.length === 1 && only) return [{ id: only.id, item: only, group: null }];
    const group = { key, members, isExpanded: isExpanded(key, members) };
    const head = { id: headId(key), item: null, group };
    return group.isExpanded ? [head, ...members.map((item) => ({ id: item.id, item, group }))] : [head];
  });
}

/** The head of the group that a line is a member of; null for other lines. */
export function headOf<Item>(line: ListLine<Item>): Id | null {
  return line.item !== null && line.group !== null ? headId(line.group.key) : null;
}
