import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { COLUMN, HEAD } from './MatrixCell.tsx';
import type { Spot } from './matrix-area.ts';

/** The height of a row and the width of the totals, in px, as in the style sheet. */
export const ROW = 44;
export const TOTAL = 76;
const OVERSCAN = 3;
/** The height of the list below an open field, with the field and the totals. */
const LIST = 280;

interface Window {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The indexes that are in sight, and those that are kept out of sight too. */
function inSight(
  from: number,
  length: number,
  size: number,
  count: number,
  kept: readonly number[],
): number[] {
  const first = Math.max(0, Math.floor(from / size) - OVERSCAN);
  const last = Math.min(count - 1, Math.ceil((from + length) / size) + OVERSCAN);
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const others = kept.filter((index) => index < count && !indexes.includes(index));
  return [...indexes, ...new Set(others)];
}

/** The rows and columns of the matrix that are in sight, and the way to bring a cell into it. */
export function useCellsInSight(scroller: RefObject<HTMLDivElement | null>) {
  const [seen, setSeen] = useState<Window>({ top: 0, left: 0, width: 1200, height: 700 });
  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollLeft, clientWidth, clientHeight } = element;
    setSeen({ top: scrollTop, left: Math.abs(scrollLeft), width: clientWidth, height: clientHeight });
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
      const room = { height: element.clientHeight - 36 - 2 * ROW, width: element.clientWidth - HEAD - TOTAL };
      const at = Math.abs(element.scrollLeft);
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top > element.scrollTop + room.height) element.scrollTop = top - room.height;
      const next = left < at ? left : left + COLUMN > at + room.width ? left + COLUMN - room.width : at;
      if (next !== at) element.scrollLeft = isMirrored ? -next : next;
    },
    [scroller],
  );
  return {
    /** A list below a field in that row would be out of sight. */
    isFarDown: (row: number) => row * ROW - seen.top > Math.max(LIST, seen.height - LIST),
    measure,
    show,
    rowsInSight: (count: number, kept: readonly number[]) => inSight(seen.top, seen.height, ROW, count, kept),
    columnsInSight: (count: number, kept: readonly number[]) =>
      inSight(seen.left, seen.width, COLUMN, count, kept),
  };
}
