import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type SchoolYear, schoolYearSchema } from '../records/school-year.ts';
import { dateOfNumber, dayNumber, weekdayOf } from '../values/calendar-date.ts';
import { cycleDates } from './cycle-dates.ts';

const week = [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday }));
const twoWeeks = [...week, ...week.map(({ weekday }) => ({ week: 2, weekday }))];
const year = (changes: Partial<SchoolYear>): SchoolYear =>
  schoolYearSchema.parse({
    ...{ timeZone: 'Europe/Berlin', firstDay: '2026-09-01', lastDay: '2026-09-30', places: week },
    ...changes,
  });
const spans = (changes: Partial<SchoolYear>, dayCount: number) =>
  cycleDates(year(changes), dayCount).map(({ date, day }) => `${date.slice(5)} ${day}`);

describe('the day of the cycle of each date', () => {
  it('is its weekday in a cycle of one week', () => {
    expect(spans({ lastDay: '2026-09-08' }, 5)).toEqual([
      ...['09-01 1', '09-02 2', '09-03 3', '09-04 4', '09-07 0', '09-08 1'],
    ]);
  });

  it('alternates in A and B weeks, which free weeks count in or not', () => {
    const freeDays = [{ from: '2026-09-07', to: '2026-09-11', name: 'Trip' }];
    const [counted, skipped] = [true, false].map((countsFreeDays) =>
      spans({ places: twoWeeks, freeDays, countsFreeDays, lastDay: '2026-09-15' }, 10),
    );
    expect(counted?.slice(-2)).toEqual(['09-14 0', '09-15 1']);
    expect(skipped?.slice(-2)).toEqual(['09-14 5', '09-15 6']);
  });

  it('rotates from Day 1 to Day 6, counting free days or not', () => {
    const freeDays = [{ from: '2026-09-03', to: '2026-09-03', name: '' }];
    const rotation = { rule: 'rotation', freeDays, lastDay: '2026-09-04' } as const;
    expect(spans({ ...rotation, countsFreeDays: false }, 6)).toEqual(['09-01 0', '09-02 1', '09-04 2']);
    expect(spans({ ...rotation, countsFreeDays: true }, 6)).toEqual(['09-01 0', '09-02 1', '09-04 3']);
  });

  it('is none in a year that is too long, as while its dates are typed, and free days end with the year', () => {
    const typed = { ...year({}), firstDay: '0002-09-01' };
    expect(cycleDates(typed, 5)).toEqual([]);
    expect(cycleDates({ ...typed, rule: 'rotation' }, 5)).toEqual([]);
    expect(cycleDates({ ...year({}), lastDay: '' }, 5)).toEqual([]);
    const freeDays = [{ from: '0002-09-02', to: '9999-09-02', name: '' }];
    const add = vi.spyOn(Set.prototype, 'add');
    try {
      expect(cycleDates({ ...year({}), freeDays }, 5)).toEqual([]);
      expect(add.mock.calls.length).toBeLessThan(100);
    } finally {
      add.mockRestore();
    }
  });

  it('begins its weeks on the weekday of the first day of the cycle', () => {
    const sunday = [7, 1, 2, 3, 4];
    const places = [1, 2].flatMap((of) => sunday.map((weekday) => ({ week: of, weekday })));
    // Sunday 6 September begins the second week.
    expect(spans({ places, lastDay: '2026-09-07' }, 10)).toEqual([
      ...['09-01 2', '09-02 3', '09-03 4', '09-06 5', '09-07 6'],
    ]);
  });
});

describe('for any school year', () => {
  const first = fc.integer({ min: 20_000, max: 30_000 });
  const years = fc.record({
    first,
    length: fc.integer({ min: 0, max: 400 }),
    free: fc.array(fc.tuple(fc.integer({ min: -10, max: 400 }), fc.integer({ min: 0, max: 20 })), {
      maxLength: 12,
    }),
    rule: fc.constantFrom('weeks' as const, 'rotation' as const),
    countsFreeDays: fc.boolean(),
    weeks: fc.integer({ min: 1, max: 3 }),
  });
  const built = years.map(({ first, length, free, weeks, ...rest }) => ({
    dayCount: 5 * weeks,
    school: year({
      ...rest,
      firstDay: dateOfNumber(first),
      lastDay: dateOfNumber(first + length),
      freeDays: free.map(([from, days]) => ({
        ...{ from: dateOfNumber(first + from), to: dateOfNumber(first + from + days), name: '' },
      })),
      places: Array.from({ length: weeks }, (_, of) =>
        week.map(({ weekday }) => ({ week: of + 1, weekday })),
      ).flat(),
    }),
  }));
  const isFree = ({ freeDays }: SchoolYear, date: string) =>
    freeDays.some(({ from, to }) => from <= date && date <= to);

  it('every date is in the year, in order, once, on a school weekday and not free; none is left out', () => {
    fc.assert(
      fc.property(built, ({ school, dayCount }) => {
        const dates = cycleDates(school, dayCount);
        const wanted: string[] = [];
        for (let each = dayNumber(school.firstDay); each <= dayNumber(school.lastDay); each += 1) {
          const date = dateOfNumber(each);
          if (weekdayOf(each) <= 5 && !isFree(school, date)) wanted.push(date);
        }
        expect(dates.map(({ date }) => date)).toEqual(wanted);
        for (const { date, day } of dates) {
          expect(day).toBeLessThan(dayCount);
          if (school.rule === 'weeks') expect(school.places[day]?.weekday).toBe(weekdayOf(dayNumber(date)));
        }
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('in a rotation that skips free days each school day follows the one before', () => {
    fc.assert(
      fc.property(built, ({ school, dayCount }) => {
        const dates = cycleDates({ ...school, rule: 'rotation', countsFreeDays: false }, dayCount);
        expect(dates.map(({ day }) => day)).toEqual(dates.map((_, index) => index % dayCount));
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  it('counting free days gives the days that the same year has without free days', () => {
    fc.assert(
      fc.property(built, ({ school, dayCount }) => {
        const counting = { ...school, countsFreeDays: true };
        const all = new Map(
          cycleDates({ ...counting, freeDays: [] }, dayCount).map(({ date, day }) => [date, day]),
        );
        for (const { date, day } of cycleDates(counting, dayCount)) expect(day).toBe(all.get(date));
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});

it('day numbers and dates turn into each other, and what is no date has no number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
      expect(dayNumber(dateOfNumber(number))).toBe(number);
      expect(dateOfNumber(number)).toBe(new Date(number * 86_400_000).toISOString().slice(0, 10));
    }),
    { seed: 7, numRuns: 500 },
  );
  for (const text of ['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-1-1']) {
    expect(dayNumber(text)).toBeNaN();
  }
  expect(weekdayOf(dayNumber('2026-11-23'))).toBe(1);
});

it('a year that ends before it begins, or never, is refused', () => {
  const parse = (changes: object) => schoolYearSchema.safeParse({ ...year({}), ...changes }).success;
  expect(parse({})).toBe(true);
  expect(parse({ lastDay: '2026-08-31' })).toBe(false);
  expect(parse({ lastDay: '2036-08-31' })).toBe(false);
  expect(parse({ freeDays: [{ from: '2026-09-09', to: '2026-09-08' }] })).toBe(false);
});
