/** A place in the structure's grid: row -1 are the day headers, day -1 the period headers. */
export interface GridPlace {
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
