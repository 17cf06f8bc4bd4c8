/** A cell by the indexes of its row and column on the screen. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** The active cell, and the cell at the other end of the selection. */
export interface MatrixArea {
  readonly active: Spot;
  readonly end: Spot;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The first and the last row and column of a selection. */
export interface Bounds {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export function boundsOf({ active, end }: MatrixArea): Bounds {
  return {
    top: Math.min(active.row, end.row),
    left: Math.min(active.column, end.column),
    bottom: Math.max(active.row, end.row),
    right: Math.max(active.column, end.column),
  };
}

export const isSingle = ({ active, end }: MatrixArea): boolean =>
  active.row === end.row && active.column === end.column;

/** The cells of a selection, row by row. */
export function spotsIn({ top, left, bottom, right }: Bounds): Spot[] {
  const spots: Spot[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) spots.push({ row, column });
  }
  return spots;
}

export const clampSpot = ({ row, column }: Spot, { rows, columns }: Size): Spot => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
});

const PAGE = 10;

/** The cell that a key leads to, or null for another key. `isMirrored` in text from right to left. */
export function spotOfKey(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  from: Spot,
  size: Size,
  isMirrored: boolean,
): Spot | null {
  const far = ctrlKey || metaKey ? Number.MAX_SAFE_INTEGER : 1;
  const { row, column } = from;
  const side = isMirrored ? -far : far;
  const spots: Readonly<Record<string, Spot>> = {
    ArrowUp: { row: row - far, column },
    ArrowDown: { row: row + far, column },
    ArrowLeft: { row, column: column - side },
    ArrowRight: { row, column: column + side },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: far > 1 ? 0 : row, column: 0 },
    End: { row: far > 1 ? size.rows : row, column: size.columns },
  };
  const spot = spots[key];
  return spot ? clampSpot(spot, size) : null;
}

/** The next cell by Tab, row by row; null beyond the last one. */
export function spotOfTab({ row, column }: Spot, { rows, columns }: Size, isBack: boolean): Spot | null {
  const index = row * columns + column + (isBack ? -1 : 1);
  if (index < 0 || index >= rows * columns) return null;
  return { row: Math.floor(index / columns), column: index % columns };
}

/**
 * The texts of a block for the cells from a corner on, also beyond the last one. A single text fills the whole selection.
 * @param block rows of texts.
 */
export function spread(
  block: readonly (readonly string[])[],
  bounds: Bounds,
): { readonly spot: Spot; readonly text: string }[] {
  const [[only] = []] = block;
  if (block.length === 1 && block[0]?.length === 1)
    return spotsIn(bounds).map((spot) => ({ spot, text: only ?? '' }));
  return block.flatMap((texts, row) =>
    texts.map((text, column) => ({
      spot: { row: bounds.top + row, column: bounds.left + column },
      text,
    })),
  );
}

/** For each cell of a selection the one that fill right or down takes its content from; of a single cell the one before it. */
export function fillSources(
  bounds: Bounds,
  direction: 'right' | 'down',
): { readonly from: Spot; readonly to: Spot }[] {
  const isRight = direction === 'right';
  const isNarrow = isRight ? bounds.left === bounds.right : bounds.top === bounds.bottom;
  const first = (isRight ? bounds.left : bounds.top) - (isNarrow ? 1 : 0);
  if (first < 0) return [];
  return spotsIn(bounds)
    .map((to) => ({ to, from: isRight ? { row: to.row, column: first } : { row: first, column: to.column } }))
    .filter(({ from, to }) => from.row !== to.row || from.column !== to.column);
}
