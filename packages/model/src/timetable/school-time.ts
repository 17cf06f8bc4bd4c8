import type { Lesson } from '../records/lesson.ts';
import type { ScheduleStructure } from '../records/schedule-structure.ts';

/**
 * True when the structure has school at (day, period), both indices. A period that it does not have has no
 * school; a missing cell has.
 */
export function hasSchool(structure: ScheduleStructure, day: number, period: number): boolean {
  if (day < 0 || period < 0 || period >= structure.periods.length) return false;
  const expected = structure.cells[day * structure.periods.length + period];
  if (expected?.dayIndex === day && expected.periodIndex === period) return expected.hasSchool;
  const cell = structure.cells.find((each) => each.dayIndex === day && each.periodIndex === period);
  return cell?.hasSchool ?? true;
}

/** The indices of the periods with school on a day, in order. */
export function schoolPeriods(structure: ScheduleStructure, day: number): number[] {
  return structure.periods.map((_, index) => index).filter((index) => hasSchool(structure, day, index));
}

/** The indices of the days (of `dayCount`) on which the structure has any school. */
export function schoolDays(structure: ScheduleStructure, dayCount: number): number[] {
  const days = Array.from({ length: dayCount }, (_, day) => day);
  return days.filter((day) => structure.periods.some((_, period) => hasSchool(structure, day, period)));
}

/** True when every period that the lesson would occupy from (day, start) exists and has school. */
export function isInSchool(
  structure: ScheduleStructure,
  dayCount: number,
  lesson: Pick<Lesson, 'numPeriods'>,
  day: number,
  start: number,
): boolean {
  if (day < 0 || day >= dayCount) return false;
  for (let period = start; period < start + lesson.numPeriods; period += 1) {
    if (!hasSchool(structure, day, period)) return false;
  }
  return true;
}
