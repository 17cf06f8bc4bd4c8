import { dayNumber } from '@bellgrid/model';
import { localeOf } from '@bellgrid/texts';
import { textsIn } from '@bellgrid/texts/all';

/** The words of the public pages in one language. */
export interface PageTexts {
  readonly language: string;
  readonly t: ReturnType<typeof textsIn>['t'];
  /** A date such as `2026-09-01` in words. */
  date(date: string): string;
  /** The order of names: "9a" before "10a". */
  readonly compareNames: (a: string, b: string) => number;
  /** Minutes from midnight as the language writes a time of day. */
  time(minutes: number): string;
}

const DAY_MS = 86_400_000;
const known = new Map<string, PageTexts>();

export function createPageTexts(language: string): PageTexts {
  const made = known.get(language) ?? makePageTexts(language);
  known.set(language, made);
  return made;
}

function makePageTexts(language: string): PageTexts {
  const texts = textsIn(language);
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' });
  return {
    language,
    t: texts.t,
    compareNames: new Intl.Collator(localeOf(language), { numeric: true }).compare,
    date: (date) => dates.format(dayNumber(date) * DAY_MS),
    time: (minutes) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  };
}
