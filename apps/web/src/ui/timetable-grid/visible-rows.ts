import type { GridBlock } from './grid-layout.ts';
import { blockHeight, type GridMeasures } from './grid-measures.ts';

/** A block of which something is rendered. */
export interface VisibleBlock {
  readonly block: GridBlock;
  readonly index: number;
  /** Its place, in px from the top of the grid. */
  readonly top: number;
  /** Its periods that are rendered. */
  readonly rows: readonly number[];
}

/** The place of each block, in px from the top of the grid, and of the end of the last one. */
export function blockTops(blocks: readonly GridBlock[], measures: GridMeasures): readonly number[] {
  const tops = [measures.header];
  for (const block of blocks) tops.push((tops.at(-1) ?? 0) + blockHeight(measures, block));
  return tops;
}

/**
 * The blocks and rows between two heights of the grid, and the whole block with the focus, so that this is not lost by
 * scrolling. A row of which a longer cell reaches into sight is among them.
 */
export function visibleRows(
  blocks: readonly GridBlock[],
  tops: readonly number[],
  { band, row }: Pick<GridMeasures, 'band' | 'row'>,
  { from, to, focused }: { readonly from: number; readonly to: number; readonly focused: number },
): readonly VisibleBlock[] {
  return blocks.flatMap((block, index) => {
    const top = tops[index] ?? 0;
    const isFocused = index === focused;
    if (!isFocused && (to <= top || (tops[index + 1] ?? 0) <= from)) return [];
    const count = block.periods.length;
    const first = isFocused ? 0 : Math.max(0, Math.floor((from - top - band) / row));
    const end = isFocused ? count : Math.min(count, Math.ceil((to - top - band) / row));
    const begin = startOfCells(block, Math.min(first, count - 1));
    // The name of the item is in the first of its rows, even where only its band is in sight.
    const last = Math.max(end, begin + 1);
    return [{ block, index, top, rows: Array.from({ length: last - begin }, (_, at) => begin + at) }];
  });
}

/** The first row of the cells that a row is part of. */
function startOfCells({ days }: GridBlock, row: number): number {
  let first = row;
  for (const { cells } of days)
    for (const cell of cells) if (cell.start < first && row < cell.end) first = cell.start;
  return first;
}
