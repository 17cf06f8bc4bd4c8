import { MAX_YEAR_DAYS, type SchoolYear } from '../records/school-year.ts';
import { dateOfNumber, dayNumber, weekdayOf } from '../values/calendar-date.ts';

/** A date of the school year with lessons, and its day of the cycle, by index. */
export interface CycleDate {
  readonly date: string;
  readonly day: number;
}

/**
 * The dates of a school year with lessons, in order, for a cycle of so many days. Free days have none, by either rule.
 * A year whose places name one weekday twice gives it the first of the two days. A year of more than MAX_YEAR_DAYS,
 * such as one that is being typed, has none.
 */
export function cycleDates(year: SchoolYear, dayCount: number): CycleDate[] {
  if (!(lengthOf(year) <= MAX_YEAR_DAYS)) return [];
  const isFree = freeDaysOf(year);
  return year.rule === 'rotation' ? byRotation(year, dayCount, isFree) : byWeeks(year, dayCount, isFree);
}

type IsFree = (number: number) => boolean;

const lengthOf = ({ firstDay, lastDay }: SchoolYear): number => dayNumber(lastDay) - dayNumber(firstDay) + 1;

function freeDaysOf({ freeDays, firstDay, lastDay }: SchoolYear): IsFree {
  const free = new Set<number>();
  for (const { from, to } of freeDays) {
    const last = Math.min(dayNumber(to), dayNumber(lastDay));
    for (let number = Math.max(dayNumber(from), dayNumber(firstDay)); number <= last; number += 1) {
      free.add(number);
    }
  }
  return (number) => free.has(number);
}

function numbersOf(year: SchoolYear): number[] {
  const first = dayNumber(year.firstDay);
  return Array.from({ length: Math.max(0, lengthOf(year)) }, (_, index) => first + index);
}

function byRotation(year: SchoolYear, dayCount: number, isFree: IsFree): CycleDate[] {
  if (dayCount === 0) return [];
  const dates: CycleDate[] = [];
  let passed = 0;
  for (const number of numbersOf(year)) {
    if (!year.schoolWeekdays.includes(weekdayOf(number))) continue;
    const free = isFree(number);
    if (!free) dates.push({ date: dateOfNumber(number), day: passed % dayCount });
    if (!free || year.countsFreeDays) passed += 1;
  }
  return dates;
}

function byWeeks(year: SchoolYear, dayCount: number, isFree: IsFree): CycleDate[] {
  const places = year.places.slice(0, dayCount);
  const [first] = places;
  if (!first) return [];
  const weeks = Math.max(...places.map(({ week }) => week));
  const dayAt = new Map<string, number>();
  for (const [day, { week, weekday }] of places.entries()) {
    const key = `${week} ${weekday}`;
    if (!dayAt.has(key)) dayAt.set(key, day);
  }
  const used = new Set(places.map(({ weekday }) => weekday));
  // A week begins with the weekday of the first day of the cycle.
  const weekOf = (number: number) => Math.floor((number + 3 - (first.weekday - 1)) / 7);
  const numbers = numbersOf(year);
  const taught = new Set(
    numbers.filter((number) => used.has(weekdayOf(number)) && !isFree(number)).map(weekOf),
  );
  const dates: CycleDate[] = [];
  let week = 0;
  let current = weekOf(numbers[0] ?? 0);
  for (const number of numbers) {
    const own = weekOf(number);
    if (own !== current) {
      if (year.countsFreeDays || taught.has(current)) week += 1;
      current = own;
    }
    const day = dayAt.get(`${(week % weeks) + 1} ${weekdayOf(number)}`);
    if (day !== undefined && !isFree(number)) dates.push({ date: dateOfNumber(number), day });
  }
  return dates;
}
