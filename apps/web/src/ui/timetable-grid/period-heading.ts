import type { Period } from '@bellgrid/model';
import { clockTime } from '../../platform/clock-time.ts';

/** A period's two lines in the period column; a narrow column leaves `end` out. */
export interface PeriodHeading {
  readonly main: string;
  readonly start: string;
  readonly end: string;
}

/**
 * The label over the times. A label that begins with a time of its own ('08:00 - 08:50') would repeat them
 * and be cut: then the start takes the label's place.
 */
export function periodHeading(period: Period, index: number): PeriodHeading {
  const start = clockTime(period.periodStart);
  const end = `–${clockTime(period.periodEnd)}`;
  if (/^\d{1,2}\s*[:.h]\s*\d{2}/.test(period.label)) return { main: start, start: '', end };
  return { main: period.label || String(index + 1), start, end };
}
