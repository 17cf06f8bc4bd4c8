import * as z from 'zod';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Days before 1970-01-01, counted from 1 March of the year 0. */
const EPOCH = 719_468;
const DAYS_OF_400_YEARS = 146_097;

/** The number of days from 1970-01-01 to a date such as `2026-09-01`; NaN for a text that is no date. */
export function dayNumber(date: string): number {
  const [, year, month, day] = (SHAPE.exec(date) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return Number.NaN;
  if (month < 1 || month > 12 || day < 1) return Number.NaN;
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  const number = era * DAYS_OF_400_YEARS + dayOfEra - EPOCH;
  return dateOfNumber(number) === date ? number : Number.NaN;
}

/** The date of a day number, as `dayNumber` reads it. */
export function dateOfNumber(number: number): string {
  const shifted = number + EPOCH;
  const era = Math.floor(shifted / DAYS_OF_400_YEARS);
  const dayOfEra = shifted - era * DAYS_OF_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** The weekday of a day number: 1 is Monday, 7 is Sunday. */
export function weekdayOf(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}

const FIRST_DATE = '1900-01-01';
const LAST_DATE = '2200-12-31';

/** A date without a time, `2026-09-01`, that exists, in the years 1900 to 2200. */
export const calendarDateSchema = z
  .string()
  .regex(SHAPE)
  .refine((date) => !Number.isNaN(dayNumber(date)) && date >= FIRST_DATE && date <= LAST_DATE);
