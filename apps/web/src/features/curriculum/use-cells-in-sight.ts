import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { COLUMN, HEAD } from './MatrixCell.tsx';
import type { Spot } from './matrix-area.ts';
import { type MatrixSelection, useSelection } from './matrix-selection.ts';

/** The height of a row and the width of the totals, in px, as in the style sheet. */
export const ROW = 44;
export const TOTAL = 76;
/** The height of the heads of the columns, with their line. */
export const HEAD_ROW = 36;
const OVERSCAN = 3;
/** The height of the list below an open field, with the field and the totals. */
const LIST = 280;

/** The first and the last index in sight, with some around them. */
interface Range {
  readonly first: number;
  readonly last: number;
}

interface Ranges {
  readonly rows: Range;
  readonly columns: Range;
}

const rangeOf = (from: number, length: number, size: number): Range => ({
  first: Math.max(0, Math.floor(from / size) - OVERSCAN),
  last: Math.ceil((from + length) / size) + OVERSCAN,
});
const rangesOf = (top: number, left: number, width: number, height: number): Ranges => ({
  rows: rangeOf(top, height, ROW),
  columns: rangeOf(left, width, COLUMN),
});
const isSameRange = (a: Range, b: Range): boolean => a.first === b.first && a.last === b.last;

const NONE = -1;

/** The indexes of a range of so many, and the active one, also out of sight. */
function useIndexes({ first, last }: Range, count: number, active: number): readonly number[] {
  const kept = active < count && (active < first || active > last) ? active : NONE;
  return useMemo(() => {
    const end = Math.min(count - 1, last);
    const indexes = Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
    return kept === NONE ? indexes : [...indexes, kept];
  }, [first, last, count, kept]);
}

/** The rows and columns of the matrix that are in sight, and the way to bring a cell into it. */
export function useCellsInSight(
  scroller: RefObject<HTMLDivElement | null>,
  selection: MatrixSelection,
  size: { readonly rows: number; readonly columns: number },
) {
  const [ranges, setRanges] = useState(() => rangesOf(0, 0, 1200, 700));
  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollLeft, clientWidth, clientHeight } = element;
    const next = rangesOf(scrollTop, Math.abs(scrollLeft), clientWidth, clientHeight);
    setRanges((before) =>
      isSameRange(before.rows, next.rows) && isSameRange(before.columns, next.columns) ? before : next,
    );
  }, [scroller]);
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [measure, scroller]);

  const show = useCallback(
    ({ row, column }: Spot) => {
      const element = scroller.current;
      if (!element) return;
      const isMirrored = getComputedStyle(element).direction === 'rtl';
      const [top, left] = [row * ROW, column * COLUMN];
      // The head, the totals and the edges cover a part of what is scrolled.
      const room = {
        height: element.clientHeight - HEAD_ROW - 2 * ROW,
        width: element.clientWidth - HEAD - TOTAL,
      };
      const at = Math.abs(element.scrollLeft);
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top > element.scrollTop + room.height) element.scrollTop = top - room.height;
      const next = left < at ? left : left + COLUMN > at + room.width ? left + COLUMN - room.width : at;
      if (next !== at) element.scrollLeft = isMirrored ? -next : next;
    },
    [scroller],
  );
  /** A list below a field in that row would be out of sight. */
  const isFarDown = useCallback(
    (row: number) => {
      const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
      return row * ROW - scrollTop > Math.max(LIST, clientHeight - LIST);
    },
    [scroller],
  );
  const activeRow = useSelection(selection, ({ active }) => active.row);
  const activeColumn = useSelection(selection, ({ active }) => active.column);
  return {
    isFarDown,
    measure,
    show,
    shownRows: useIndexes(ranges.rows, size.rows, activeRow),
    shownColumns: useIndexes(ranges.columns, size.columns, activeColumn),
  };
}
