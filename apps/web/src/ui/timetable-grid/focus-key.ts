import type { GridFocus } from './grid-focus.ts';

/** The key of a position in the grid, as its element's `data-at`. */
export const focusKey = ({ block, day, row, lane }: GridFocus): string => `${block}:${day}:${row}:${lane}`;

/** Reads a `data-at`; null for anything else. */
export function parseFocusKey(text: string | undefined): GridFocus | null {
  const parts = text?.split(':').map(Number) ?? [];
  const [block, day, row, lane] = parts;
  if (block === undefined || day === undefined || row === undefined || lane === undefined) return null;
  return parts.every(Number.isInteger) ? { block, day, row, lane } : null;
}
