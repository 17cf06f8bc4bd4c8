import { type Draft, hasSchool, type Period, type ScheduleStructure } from '@bellgrid/model';

/** Breaks from this length on are shown; shorter ones are for walking to the next room. */
const SHOWN_BREAK_MINUTES = 10;

export const periodName = ({ label, index }: Period): string => label || String(index + 1);

/** The number of cells of a structure that have school. */
export function schoolCellCount(structure: ScheduleStructure, days: number): number {
  let count = 0;
  for (let day = 0; day < days; day += 1) {
    for (let period = 0; period < structure.periods.length; period += 1) {
      if (hasSchool(structure, day, period)) count += 1;
    }
  }
  return count;
}

/** Minutes of the break before a period, 0 when there is none worth showing. */
export function pauseBefore(periods: readonly Period[], index: number): number {
  const before = periods[index - 1];
  const period = periods[index];
  const pause = before && period ? period.periodStart - before.periodEnd : 0;
  return pause >= SHOWN_BREAK_MINUTES ? pause : 0;
}

/**
 * The number of lessons placed in each cell of a structure, by `day:period`; a double lesson counts in both.
 */
export function lessonsPerCell(lessons: Draft['lessons'], structure: ScheduleStructure): Map<string, number> {
  const counts = new Map<string, number>();
  for (const lesson of Object.values(lessons)) {
    if (lesson.structure !== structure.id || !lesson.timeSlot) continue;
    const { day, start, end } = lesson.timeSlot;
    for (let period = start; period < end; period += 1) {
      const cell = `${day}:${period}`;
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
  }
  return counts;
}
