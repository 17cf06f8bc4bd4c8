import type { StopCriterion } from './stop-criterion.ts';

/**
 * The shortest quiet time, in seconds, and its share of the time searched, that count as a plateau: as long again as
 * the best has taken. A cycle of annealing finds what it finds at its cold end, and the next is longer by 1.7; this is
 * the time of a whole one.
 */
const QUIET = { full: 3, partial: 10, share: 0.5 };

/**
 * Stops when the best timetable has not become better for a while that grows with the time searched. While
 * lessons do not stand it goes on, unless partial timetables count; those are given more time.
 */
export function onPlateau(partialCounts: boolean): StopCriterion {
  let bestPlaced = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  let since = 0;
  return (search, seconds) => {
    const { placed } = search;
    const isFull = placed === search.lessons;
    if (!isFull && !partialCounts) return false;
    if (placed > bestPlaced || (placed === bestPlaced && search.cost < bestCost)) {
      bestPlaced = placed;
      bestCost = search.cost;
      since = seconds;
    }
    const least = isFull ? QUIET.full : QUIET.partial;
    return seconds - since >= Math.max(least, QUIET.share * seconds);
  };
}
