import type { Id } from '@bellgrid/model';
import type { OpenCard } from './list-state.ts';

/** A row of the grid: some cards, or the open card over the whole width (no id: that of a new item). */
export type GridRow<Item> =
  | { readonly isOpen: false; readonly key: string; readonly items: readonly Item[] }
  | { readonly isOpen: true; readonly key: string; readonly id: Id | null };

/**
 * Cuts the items into rows. The open card takes the place at which the row of its item began, the row's other
 * items follow after it: nothing above it moves and no gap is left. The card of a new item comes first.
 */
export function gridRows<Item extends { readonly id: Id }>(
  items: readonly Item[],
  columns: number,
  open: OpenCard | null,
): readonly GridRow<Item>[] {
  if (open === null) return chunk(items, columns);
  const at = items.findIndex((item) => item.id === open.id);
  const before = at < 0 ? 0 : at - (at % columns);
  const others = items.slice(before).filter((item) => item.id !== open.id);
  return [
    ...chunk(items.slice(0, before), columns),
    { isOpen: true, key: 'open', id: open.id },
    ...chunk(others, columns),
  ];
}

/** The row of an item; -1 for none. */
export function rowOfIndex<Item extends { readonly id: Id }>(
  rows: readonly GridRow<Item>[],
  items: readonly Item[],
  index: number,
): number {
  const item = items[index];
  if (!item) return -1;
  return rows.findIndex((row) => (row.isOpen ? row.id === item.id : row.items.includes(item)));
}

function chunk<Item extends { readonly id: Id }>(items: readonly Item[], columns: number): GridRow<Item>[] {
  const rows: GridRow<Item>[] = [];
  for (let index = 0; index < items.length; index += columns) {
    const row = items.slice(index, index + columns);
    rows.push({ isOpen: false, key: row[0]?.id ?? '', items: row });
  }
  return rows;
}
