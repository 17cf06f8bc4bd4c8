/** A date of the user's calendar; `month` and `day` count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The heading under which the history shows a date: the screens have the words. `weekday` 0 is Sunday. */
export type HistoryHeading =
  | { readonly kind: 'today' }
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'this-month' }
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'month-and-year'; readonly month: number; readonly year: number };

const RECENT_DAYS = 6;

/**
 * Today (also for dates ahead of it), the weekday for the last six days, this month, the month for earlier
 * ones of this year, and the month with its year.
 */
export function historyHeading(date: CalendarDate, today: CalendarDate): HistoryHeading {
  const ago = dayNumber(today) - dayNumber(date);
  if (ago <= 0) return { kind: 'today' };
  // Day 0 of the count, 1 March of the year 0, was a Wednesday.
  if (ago <= RECENT_DAYS) return { kind: 'weekday', weekday: (dayNumber(date) + 3) % 7 };
  if (date.year !== today.year) return { kind: 'month-and-year', month: date.month, year: date.year };
  return date.month === today.month ? { kind: 'this-month' } : { kind: 'month', month: date.month };
}

/** Days since 1 March of the year 0, in years that begin in March, so that leap days come last. */
function dayNumber({ year, month, day }: CalendarDate): number {
  const marchYear = month > 2 ? year : year - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return marchYear * 365 + leapDays + dayOfYear;
}
