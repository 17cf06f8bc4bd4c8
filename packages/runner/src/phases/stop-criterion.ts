import type { Search, SearchParams } from '@bellgrid/solver';
import type { RunContext } from '../context/run-context.ts';

/** The part of a search that a stop criterion reads. Its cost may have to be counted first: ask only where it matters. */
type SearchState = Pick<Search, 'placed' | 'lessons' | 'cost' | 'steps' | 'completedCycles'>;

/** Asked after every slice; true ends the search. It may remember what it has seen. */
export type StopCriterion = (search: SearchState) => boolean;

/** The criterion that the options name; a run with a step limit makes all its steps, so a plateau cannot stop it. */
export function createStop(
  { draft, options, deadline }: Pick<RunContext, 'draft' | 'options' | 'deadline'>,
  { plateau }: SearchParams,
): StopCriterion {
  if (options.until === 'full') return whenFull();
  if (options.until === 'plateau' && deadline.isTimed) {
    return onPlateau(draft.config.placeAsManyAsPossible, plateau);
  }
  return () => false;
}

/** Stops as soon as every lesson is placed. */
export function whenFull(): StopCriterion {
  return ({ placed, lessons }) => placed === lessons;
}

/**
 * Stops when the best timetable has not become better for a number of steps that grows with all steps so far: a cycle
 * of annealing finds most improvements at its cold end, and each whole cycle is longer than the one before. The first cycles
 * of a school of 300 units have 20,000 to 50,000 steps, and one alone may fail to improve anything. With a full
 * timetable it stops only after a cycle, for a cycle improves nothing before it is cold. While
 * lessons are unplaced the search continues, unless partial timetables count; those are given more steps.
 */
export function onPlateau(
  partialCounts: boolean,
  { fullSteps, partialSteps, share, afterCycles }: SearchParams['plateau'],
): StopCriterion {
  let bestPlaced = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  let since = 0;
  let cyclesBefore = 0;
  return (search) => {
    const { placed, steps } = search;
    const isFull = placed === search.lessons;
    if (!isFull && !partialCounts) return false;
    if (placed > bestPlaced || (placed === bestPlaced && search.cost < bestCost)) {
      bestPlaced = placed;
      bestCost = search.cost;
      since = steps;
    }
    const isCycleOver = search.completedCycles > cyclesBefore;
    cyclesBefore = search.completedCycles;
    if (isFull && afterCycles > 0 && !isCycleOver) return false;
    const least = isFull ? fullSteps : partialSteps;
    return steps - since >= Math.max(least, share * steps);
  };
}
