import type { Placed, Timetable } from '@bellgrid/model';
import { timesOf } from '../read/structure-times.ts';

/**
 * True when the second starts on the day of the first, after it, with no school period of its structure
 * between.
 */
export function isDirectlyAfter(draft: Timetable['draft'], first: Placed, second: Placed): boolean {
  if (first.day !== second.day || second.startMinute < first.endMinute) return false;
  const times = timesOf(draft, first.lesson.structure);
  const school = times?.school[first.day] ?? [];
  return !school.some((open, period) => {
    const start = times?.starts[period] ?? 0;
    return open && start >= first.endMinute && start < second.startMinute;
  });
}
