import type { Period } from '@bellgrid/model';
import { clockTime } from '../../platform/clock-time.ts';

/** A period's two lines in the period column; a narrow column leaves `end` out. */
export interface PeriodHeading {
  readonly main: string;
  readonly start: string;
  readonly end: string;
}

/**
 * The label over the times. A label with times of its own ('08:00 - 08:50', '4ª 11:30 - 12:25') would repeat them and
 * be cut: only its words before them are shown, otherwise the start takes the label's place.
 */
export function periodHeading(period: Period, index: number): PeriodHeading {
  const start = clockTime(period.periodStart);
  const end = `–${clockTime(period.periodEnd)}`;
  const timed = /^(.*?)[\s(·-]*\b\d{1,2}\s*[:.h]\s*\d{2}/.exec(period.label);
  if (timed === null) return { main: period.label || String(index + 1), start, end };
  const before = timed[1]?.trim() ?? '';
  return before === '' ? { main: start, start: '', end } : { main: before, start, end };
}

/**
 * The words of periods in narrow columns: the labels, the full hours at which the periods start, or numbers, the first of
 * these that have room in every column.
 */
export function shortHeadings(
  periods: readonly Period[],
  hasRoom: (words: string, row: number) => boolean,
): readonly string[] {
  const labels = periods.map((period, row) => periodHeading(period, row).main);
  const hours = periods.map(({ periodStart }) => String(Math.floor(periodStart / 60)));
  const areFull = periods.every(({ periodStart }) => periodStart % 60 === 0);
  const areTimes = periods.every((period, row) => periodHeading(period, row).start === '');
  const numbers = periods.map((_, row) => String(row + 1));
  const all = [labels, ...(areFull && areTimes ? [hours] : []), numbers];
  return all.find((words) => words.every(hasRoom)) ?? numbers;
}
