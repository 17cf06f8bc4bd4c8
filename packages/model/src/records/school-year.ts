import * as z from 'zod';
import { calendarDateSchema, dayNumber } from '../values/calendar-date.ts';

/** The most dates that a school year may have. */
export const MAX_YEAR_DAYS = 800;
export const MAX_FREE_DAYS = 200;
/** The most weeks that a cycle may have. */
export const MAX_CYCLE_WEEKS = 20;

/** 1 is Monday, 7 is Sunday. */
const weekdaySchema = z.int().min(1).max(7);

const freeDaysSchema = z
  .object({ from: calendarDateSchema, to: calendarDateSchema, name: z.string().max(100).default('') })
  .refine(({ from, to }) => from <= to);
export type FreeDays = z.infer<typeof freeDaysSchema>;

/** The weekday of a day of the cycle, and the week of the cycle, from 1. */
const dayPlaceSchema = z.object({
  week: z.int().min(1).max(MAX_CYCLE_WEEKS).default(1),
  weekday: weekdaySchema,
});
export type DayPlace = z.infer<typeof dayPlaceSchema>;

/**
 * The dates of the school year, and the rule that gives each of them its day of the cycle. By `weeks` each day of the
 * cycle has a weekday in a week of the cycle (`places`, by the index of the day; a day without one never takes place).
 * By `rotation` the days of the cycle follow one another on the `schoolWeekdays`. With `countsFreeDays` weeks without
 * school, or free days, pass like others; otherwise the cycle continues after them where it was.
 */
export const schoolYearSchema = z
  .object({
    /** The name of the IANA database, such as `Europe/Berlin`. */
    timeZone: z
      .string()
      .max(64)
      .regex(/^[A-Za-z][\w+\-/]*$/),
    firstDay: calendarDateSchema,
    lastDay: calendarDateSchema,
    freeDays: z.array(freeDaysSchema).max(MAX_FREE_DAYS).default([]),
    rule: z.enum(['weeks', 'rotation']).default('weeks'),
    places: z.array(dayPlaceSchema).max(60).default([]),
    schoolWeekdays: z.array(weekdaySchema).max(7).default([1, 2, 3, 4, 5]),
    countsFreeDays: z.boolean().default(true),
  })
  .refine(({ firstDay, lastDay }) => {
    const days = dayNumber(lastDay) - dayNumber(firstDay);
    return days >= 0 && days < MAX_YEAR_DAYS;
  });
export type SchoolYear = z.infer<typeof schoolYearSchema>;
