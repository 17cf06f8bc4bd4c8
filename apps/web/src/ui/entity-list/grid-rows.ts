import type { Id } from '@bellgrid/model';
import type { ListLine } from './list-lines.ts';
import type { OpenCard } from './list-state.ts';

/** A row of the grid: some cards, the head of a group, or the open card over the whole width (no id: that of a new item). */
export type GridRow<Item> =
  | { readonly kind: 'cards'; readonly key: string; readonly items: readonly Item[] }
  | { readonly kind: 'head'; readonly key: string; readonly line: ListLine<Item> }
  | { readonly kind: 'open'; readonly key: string; readonly id: Id | null };

/**
 * Cuts the lines into rows; the cards of a group begin a row below its head. The open card has a row of its own between the
 * items before and after it, so that all stay in their order. The card of a new item comes first.
 */
export function gridRows<Item extends { readonly id: Id }>(
  lines: readonly ListLine<Item>[],
  columns: number,
  open: OpenCard | null,
): readonly GridRow<Item>[] {
  const isElsewhere = open !== null && !lines.some(({ item }) => item?.id === open.id);
  const rows: GridRow<Item>[] = isElsewhere ? [{ kind: 'open', key: 'open', id: open.id }] : [];
  let cards: Item[] = [];
  const cut = () => {
    rows.push(...cardRows(cards, columns, open));
    cards = [];
  };
  lines.forEach((line, index) => {
    if (line.item === null) {
      cut();
      rows.push({ kind: 'head', key: line.id, line });
      return;
    }
    if (lines[index - 1]?.group !== line.group) cut();
    cards.push(line.item);
  });
  cut();
  return rows;
}

function cardRows<Item extends { readonly id: Id }>(
  items: readonly Item[],
  columns: number,
  open: OpenCard | null,
): GridRow<Item>[] {
  const at = items.findIndex((item) => item.id === open?.id);
  if (at < 0 || open === null) return chunk(items, columns);
  return [
    ...chunk(items.slice(0, at), columns),
    { kind: 'open', key: 'open', id: open.id },
    ...chunk(items.slice(at + 1), columns),
  ];
}

/** The row of a line; -1 for none. */
export function rowOfLine<Item extends { readonly id: Id }>(
  rows: readonly GridRow<Item>[],
  id: Id | undefined,
): number {
  if (id === undefined) return -1;
  return rows.findIndex((row) => idsOf(row).includes(id));
}

/** The line that an arrow up or down leads to, in the same column as far as there is one; null at the ends. */
export function lineInNextRow<Item extends { readonly id: Id }>(
  rows: readonly GridRow<Item>[],
  id: Id,
  step: 1 | -1,
): Id | null {
  const at = rowOfLine(rows, id);
  const row = rows[at];
  if (!row) return null;
  const column = idsOf(row).indexOf(id);
  let next = at + step;
  while (rows[next]?.kind === 'open') next += step;
  const target = rows[next];
  const ids = target ? idsOf(target) : [];
  return ids[Math.min(column, ids.length - 1)] ?? null;
}

function idsOf<Item extends { readonly id: Id }>(row: GridRow<Item>): readonly Id[] {
  if (row.kind === 'cards') return row.items.map(({ id }) => id);
  if (row.kind === 'head') return [row.line.id];
  return row.id === null ? [] : [row.id];
}

function chunk<Item extends { readonly id: Id }>(items: readonly Item[], columns: number): GridRow<Item>[] {
  const rows: GridRow<Item>[] = [];
  for (let index = 0; index < items.length; index += columns) {
    const row = items.slice(index, index + columns);
    rows.push({ kind: 'cards', key: row[0]?.id ?? '', items: row });
  }
  return rows;
}
