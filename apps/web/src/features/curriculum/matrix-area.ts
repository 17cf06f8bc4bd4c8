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

/** The subjects and classes at the edges of the table, by their keys. */
export interface Heads {
  readonly rows: readonly { readonly key: string }[];
  readonly columns: readonly { readonly key: string }[];
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

const by = ({ row, column }: Spot, moved: Spot): Spot => ({
  row: row + moved.row,
  column: column + moved.column,
});

/** The rows and columns by which a block moves with its subjects and classes; null when they are not side by side any more. */
function wayOf({ top, bottom, left, right }: Bounds, before: Heads, after: Heads): Spot | null {
  const row = wayIn(before.rows.slice(top, bottom + 1), after.rows, top);
  const column = wayIn(before.columns.slice(left, right + 1), after.columns, left);
  return row === null || column === null ? null : { row, column };
}

function wayIn(block: Heads['rows'], all: Heads['rows'], from: number): number | null {
  const to = all.findIndex(({ key }) => key === block[0]?.key);
  return to >= 0 && block.every(({ key }, index) => all[to + index]?.key === key) ? to - from : null;
}

/** A block and the cell that it is edited in, at its subjects and classes in other heads; null where the block is no more. */
export function blockIn(
  { bounds, spot }: { readonly bounds: Bounds; readonly spot: Spot },
  before: Heads,
  after: Heads,
): { readonly bounds: Bounds; readonly spot: Spot } | null {
  const way = wayOf(bounds, before, after);
  if (!way) return null;
  const [start, end] = [
    by({ row: bounds.top, column: bounds.left }, way),
    by({ row: bounds.bottom, column: bounds.right }, way),
  ];
  return { bounds: boundsOf({ active: start, end }), spot: by(spot, way) };
}

/**
 * The selection at its subjects and classes in other heads: the active cell alone where others are between the selected
 * ones, and the cell in the place of the active one where that is gone.
 */
export function areaIn(area: MatrixArea, before: Heads, after: Heads): MatrixArea {
  const { active } = area;
  const whole = wayOf(boundsOf(area), before, after);
  if (whole?.row === 0 && whole.column === 0) return area;
  if (whole) return { active: by(active, whole), end: by(area.end, whole) };
  const own = wayOf(boundsOf({ active, end: active }), before, after);
  const spot = own ? by(active, own) : active;
  return { active: spot, end: spot };
}

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
