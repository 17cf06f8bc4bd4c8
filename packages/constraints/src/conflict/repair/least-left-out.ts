import type { Draft, Id, Lesson } from '@bellgrid/model';
import { createCheckContext } from '../../pre-check/check-context.ts';
import { type Shortage, shortagesOf } from '../../pre-check/check-periods.ts';

/**
 * Returns the number of lessons that at least have no place in any timetable, by counting the periods of teachers, classes
 * and classrooms: no lesson counts for two of them.
 */
export function leastLeftOut(draft: Draft): number {
  const counted = new Set<Id>();
  const shortages = shortagesOf(createCheckContext(draft, false)).map((each) => ({
    lessons: each.lessons,
    least: leastOf(each),
  }));
  let sum = 0;
  for (const { lessons, least } of shortages.sort((a, b) => b.least - a.least)) {
    if (lessons.some(({ id }) => counted.has(id))) continue;
    sum += least;
    for (const { id } of lessons) counted.add(id);
  }
  return sum;
}

/** Without a lesson, the others need at most as many periods fewer as it has: the longest ones are left out first. */
function leastOf({ lessons, scheduled, available }: Shortage): number {
  let missing = scheduled - available;
  const longest = lessons.toSorted(byLength);
  let least = 0;
  while (missing > 0 && least < longest.length) {
    missing -= longest[least]?.numPeriods ?? 0;
    least += 1;
  }
  return least;
}

const byLength = (a: Lesson, b: Lesson) => b.numPeriods - a.numPeriods;
