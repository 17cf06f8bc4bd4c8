import {
  calendarDateSchema,
  type DayPlace,
  dateOfNumber,
  dayNumber,
  MAX_CYCLE_WEEKS,
  type SchoolData,
  type SchoolYear,
  weekdayOf,
} from '@bellgrid/model';
import { localeOf } from '@bellgrid/texts';

type Days = SchoolData['days'];

const MONDAY = dayNumber('2026-11-23');

/** The name of a weekday (1 is Monday) in a language. */
export function weekdayName(weekday: number, language: string, form: 'long' | 'short' = 'long'): string {
  return dayFormat(language, { weekday: form }).format((MONDAY + weekday - 1) * DAY_MS);
}

const DAY_MS = 86_400_000;

/** A format for day numbers, times a day in milliseconds. */
const dayFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });

/** A date such as `2026-09-01` in the reader's words. */
export function dateText(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return dayFormat(language, options).format(dayNumber(date) * DAY_MS);
}

/** Languages in which the days of a school may be named: a file may come from any country. */
const NAMING = [
  'en,de,fr,es,it,pt,nl,pl,cs,sk,hu,ro,bg,el,hr,sr,bs,sl,mk,sq,uk,ru,be,lt,lv,et,fi,sv,da,nb,is,ga,cy,mt,ca,gl,eu',
  'tr,az,ka,hy,kk,uz,ar,he,fa,ur,ps,hi,bn,ta,te,mr,gu,pa,ne,si,id,ms,fil,vi,th,lo,km,my,zh,ja,ko,mn,am,sw,so,zu,af',
].flatMap((codes) => codes.split(','));

/** A name without case, marks and full stops. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .trim()
    .toLowerCase();

/** The names of the weekdays from Monday in a locale, long ones before short ones. */
const weekdayNames = (locale: string): readonly (readonly string[])[] =>
  (['long', 'short'] as const).map((weekday) => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => folded(format.format((MONDAY + day) * DAY_MS)));
  });

const LEAST_LETTERS = 2;

/** The weekday (1 is Monday) of a name, or of its only possible beginning, in these names; null for another one. */
function weekdayIn(names: readonly (readonly string[])[], label: string): number | null {
  const name = folded(label);
  for (const form of names) if (form.includes(name)) return form.indexOf(name) + 1;
  const [long = []] = names;
  const fitting = name.length < LEAST_LETTERS ? [] : long.filter((each) => each.startsWith(name));
  return fitting.length === 1 ? long.indexOf(fitting[0] ?? '') + 1 : null;
}

let namesByLanguage: ReturnType<typeof weekdayNames>[] | null = null;

/** The weekdays (1 is Monday) that all days are named after in one language, also as in “Monday A”; null for other names. */
function namedWeekdays(days: Days): readonly number[] | null {
  const firstWord = (label: string) => label.trim().split(/[\s(/_-]/)[0] ?? '';
  namesByLanguage ??= NAMING.map(weekdayNames);
  for (const names of days.length === 0 ? [] : namesByLanguage) {
    const named = days.flatMap(
      ({ label }) => weekdayIn(names, label) ?? weekdayIn(names, firstWord(label)) ?? [],
    );
    // “Dan 1” and “Dan 2” begin alike: they are numbered.
    const isNumbered = named.some((weekday, index) => index > 0 && weekday === named[index - 1]);
    if (named.length === days.length && !isNumbered) return named;
  }
  return null;
}

/** The place of each day of the cycle: its weekday by its name, else weeks of five or six days. */
export function proposePlaces(days: Days): DayPlace[] {
  const named = namedWeekdays(days);
  let week = 1;
  if (named) {
    return named.map((weekday, index) => {
      if (index > 0 && weekday === named[0]) week += 1;
      return { week: Math.min(week, MAX_CYCLE_WEEKS), weekday };
    });
  }
  const length = days.length <= 7 ? 7 : days.length % 5 === 0 ? 5 : days.length % 6 === 0 ? 6 : 5;
  return days.map((_, index) => ({
    week: Math.min(Math.floor(index / length) + 1, MAX_CYCLE_WEEKS),
    weekday: (index % length) + 1,
  }));
}

/** A school year to begin with, around a date: from the first Monday of September to the end of June. */
export function proposeYear(days: Days, timeZone: string, today: string): SchoolYear {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const begins = month >= 7 ? year : year - 1;
  const september = dayNumber(`${begins}-09-01`);
  const monday = september + ((8 - weekdayOf(september)) % 7);
  const isRotation = days.length !== 5 && namedWeekdays(days) === null;
  return {
    ...{ timeZone, firstDay: dateOfNumber(monday), lastDay: `${begins + 1}-06-30`, freeDays: [] },
    rule: isRotation && days.length <= 10 && days.length % 5 !== 0 ? 'rotation' : 'weeks',
    places: proposePlaces(days),
    schoolWeekdays: [1, 2, 3, 4, 5],
    countsFreeDays: !isRotation,
  };
}

export type YearFault = 'dates' | 'length' | 'free' | 'twice' | 'weekdays' | 'none';

const isDate = (date: string): boolean => calendarDateSchema.safeParse(date).success;

const MOST_DAYS = 800;

/** True for dates that a school year can have. A year that is being typed may begin in the year 2. */
export function hasPlausibleDates({ firstDay, lastDay }: Pick<SchoolYear, 'firstDay' | 'lastDay'>): boolean {
  const length = dayNumber(lastDay) - dayNumber(firstDay);
  return isDate(firstDay) && isDate(lastDay) && length >= 0 && length < MOST_DAYS;
}

/** The reason that a school year cannot be saved; null when it can. */
export function yearFault(year: SchoolYear, dates: number): YearFault | null {
  const { firstDay, lastDay } = year;
  if (!isDate(firstDay) || !isDate(lastDay) || lastDay < firstDay) return 'dates';
  if (!hasPlausibleDates(year)) return 'length';
  const isBad = ({ from, to }: SchoolYear['freeDays'][number]) => !isDate(from) || !isDate(to) || from > to;
  if (year.freeDays.some(isBad)) return 'free';
  if (year.rule === 'weeks') {
    const places = year.places.map(({ week, weekday }) => `${week} ${weekday}`);
    if (new Set(places).size < places.length) return 'twice';
  } else if (year.schoolWeekdays.length === 0) return 'weekdays';
  return dates === 0 ? 'none' : null;
}
