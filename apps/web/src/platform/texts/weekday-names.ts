import { localeOf } from '@bellgrid/texts';
import { shownLanguage } from './i18n.ts';

/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

/** The names of the first days of a week from Monday, in the language of the screens. */
export function weekdayNames(count: number): string[] {
  const format = new Intl.DateTimeFormat(localeOf(shownLanguage()), { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: count }, (_, index) => format.format(MONDAY + index * DAY));
}
