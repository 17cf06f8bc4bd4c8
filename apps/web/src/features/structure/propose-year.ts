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
import { languages, localeOf } from '@bellgrid/texts';

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

/** The weekday that a day is named after, in any language of the product; null for another name. */
function weekdayNamed(label: string): number | null {
  const name = label.trim().toLowerCase();
  for (const language of Object.keys(languages)) {
    for (let weekday = 1; weekday <= 7; weekday += 1) {
      const long = weekdayName(weekday, language).toLowerCase();
      if (name.length >= 2 && (long === name || (name.length <= 4 && long.startsWith(name.replace('.', '')))))
        return weekday;
    }
  }
  return null;
}

/** The place of each day of the cycle: its weekday by its name, else weeks of five or six days. */
export function proposePlaces(days: Days): DayPlace[] {
  const named = days.map(({ label }) => weekdayNamed(label));
  let week = 1;
  const length = days.length <= 7 ? 7 : days.length % 5 === 0 ? 5 : days.length % 6 === 0 ? 6 : 5;
  if (days.length > 0 && named.every((weekday) => weekday !== null)) {
    const firstWeekday = named[0];
    return named.map((weekday, index) => {
      if (index > 0 && weekday === firstWeekday) week += 1;
      return { week: Math.min(week, MAX_CYCLE_WEEKS), weekday: weekday ?? 1 };
    });
  }
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
  const isRotation = days.length !== 5 && days.every(({ label }) => weekdayNamed(label) === null);
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
