import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type GridPlace, gridMove } from './grid-move.ts';

/** One tab stop for all cells and headers of a grid; the arrow keys move it. */
export function useCellStops(
  grid: RefObject<HTMLElement | null>,
  size: { readonly days: number; readonly periods: number },
) {
  const [wanted, setStop] = useState<GridPlace>({ period: 0, day: 0 });
  const at = {
    period: Math.min(wanted.period, size.periods - 1),
    day: Math.min(wanted.day, size.days - 1),
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.metaKey) return;
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const next = gridMove(at, event, size, isRtl);
      if (next === null) return;
      event.preventDefault();
      grid.current?.querySelector<HTMLElement>(`[data-cell="${next.day}:${next.period}"]`)?.focus();
    },
    /** The properties that make a cell or a header (-1) a stop. */
    stop: (day: number, period: number) => ({
      'data-cell': `${day}:${period}`,
      ...(at.day === day && at.period === period
        ? { tabIndex: 0, 'data-next-focus': true }
        : { tabIndex: -1 }),
      onFocus: () => setStop({ day, period }),
    }),
  };
}
