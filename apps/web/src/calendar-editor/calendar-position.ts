/** A place in the calendar's grid: -1 is the line of headers. The corner is none. */
export interface CalendarPosition {
  readonly day: number;
  readonly period: number;
}

/** The place that a key leads to, or null: arrows (sideways as the screen reads), Home and End in the row. */
export function positionAfterKey(
  key: string,
  { day, period }: CalendarPosition,
  size: { readonly days: number; readonly periods: number },
  isRtl: boolean,
): CalendarPosition | null {
  const sideways = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowRight: [sideways, 0],
    ArrowLeft: [-sideways, 0],
    ArrowDown: [0, 1],
    ArrowUp: [0, -1],
    Home: [-1 - day, 0],
    End: [size.days - 1 - day, 0],
  };
  const step = steps[key];
  if (!step) return null;
  const next = { day: day + step[0], period: period + step[1] };
  const first = next.period === -1 ? 0 : -1;
  if (key === 'Home') return { ...next, day: first };
  const isInside =
    next.day >= first && next.day < size.days && next.period >= -1 && next.period < size.periods;
  return isInside && (next.day >= 0 || next.period >= 0) ? next : null;
}
