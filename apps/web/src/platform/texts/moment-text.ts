import { localeOf } from '@bellgrid/texts';

/** A time today, or a date with the time. */
export function momentText(language: string, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    localeOf(language),
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(at);
}
