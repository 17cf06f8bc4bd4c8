import { type KeyboardEvent, type RefObject, useState } from 'react';

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

/** A place in the structure's grid: row -1 are the day headers, day -1 the period headers. */
interface GridPlace {
  readonly period: number;
  readonly day: number;
}

/** The target of a key in a grid of `days` × `periods` with headers, or null when it has none. */
export function gridMove(
  at: GridPlace,
  key: { readonly key: string; readonly ctrlKey: boolean },
  size: { readonly days: number; readonly periods: number },
  rtl: boolean,
): GridPlace | null {
  const { days, periods } = size;
  // The corner is empty.
  const place = (period: number, day: number): GridPlace | null => {
    const inside = period >= -1 && period < periods && day >= -1 && day < days;
    return inside && !(period === -1 && day === -1) ? { period, day } : null;
  };
  const forward = rtl ? -1 : 1;
  const firstDay = at.period === -1 ? 0 : -1;
  switch (key.key) {
    case 'ArrowUp':
      return place(at.period - 1, at.day);
    case 'ArrowDown':
      return place(at.period + 1, at.day);
    case 'ArrowRight':
      return place(at.period, at.day + forward);
    case 'ArrowLeft':
      return place(at.period, at.day - forward);
    case 'Home':
      return key.ctrlKey ? place(0, 0) : place(at.period, firstDay);
    case 'End':
      return key.ctrlKey ? place(periods - 1, days - 1) : place(at.period, days - 1);
    default:
      return null;
  }
}
