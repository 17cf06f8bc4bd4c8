import type { Problem } from '../problem/problem.ts';
import { leastPenalties } from './least-penalties.ts';
import { leastRoomCosts } from './least-room-costs.ts';
import { leastStartCosts } from './least-start-costs.ts';

/**
 * Returns a lower bound of the cost of a full timetable: of its starts, its rooms and its rules, each by itself. A
 * timetable of this cost is optimal.
 */
export function lowerBound(problem: Problem): number {
  return leastStartCosts(problem) + leastRoomCosts(problem) + leastPenalties(problem);
}
