import type { Lesson } from '../records/lesson.ts';
import type { ScheduleStructure } from '../records/schedule-structure.ts';
import type { Id } from '../values/id.ts';

/**
 * A lesson at its place: day index, period indices (`end` exclusive, always `start + numPeriods`) and minutes
 * of the day from the start of its first to the end of its last period.
 */
export interface Placed {
  readonly lesson: Lesson;
  readonly day: number;
  readonly start: number;
  readonly end: number;
  readonly startMinute: number;
  readonly endMinute: number;
  /** The lesson's room; null without one, and always null while classrooms are not enabled. */
  readonly classroom: Id | null;
}

/**
 * Puts `lesson` at a day and start period of its structure. Periods that the structure does not have take no
 * time: they count as empty, at the end of its last period (physical rule 1 reports such a lesson).
 */
export function place(
  lesson: Lesson,
  structure: ScheduleStructure | undefined,
  day: number,
  start: number,
  classroom: Id | null,
): Placed {
  const end = start + lesson.numPeriods;
  const periods = structure?.periods ?? [];
  const closing = periods.at(-1)?.periodEnd ?? 0;
  const startMinute = periods[start]?.periodStart ?? closing;
  const endMinute = periods[end - 1]?.periodEnd ?? closing;
  return { lesson, day, start, end, startMinute, endMinute, classroom };
}

/** True when two placements are on one day and their minutes meet (half-open, across structures too). */
export function overlaps(a: Placed, b: Placed): boolean {
  return a.day === b.day && a.startMinute < b.endMinute && b.startMinute < a.endMinute;
}

/** Week order: by day, then by start minute. For `sort`. */
export function compareWeekOrder(
  a: { day: number; startMinute: number },
  b: { day: number; startMinute: number },
): number {
  return a.day - b.day || a.startMinute - b.startMinute;
}

/** Each occupied period as a placement of its own, for rules in which a pause inside a lesson counts. */
export function occupiedPeriods(placed: Placed, structure: ScheduleStructure | undefined): Placed[] {
  const single = placed.lesson.numPeriods === 1;
  if (single) return [placed];
  const periods: Placed[] = [];
  for (let period = placed.start; period < placed.end; period += 1) {
    const bell = structure?.periods[period];
    if (!bell) continue;
    periods.push({
      ...placed,
      start: period,
      end: period + 1,
      startMinute: bell.periodStart,
      endMinute: bell.periodEnd,
    });
  }
  return periods;
}
