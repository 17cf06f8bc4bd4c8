import type { Assignment } from '../problem/problem.ts';
import { Evaluator } from './evaluator.ts';
import { NEVER } from './primitives/ejection.ts';
import type { Random } from './random.ts';
import type { SearchTimetable } from './timetable.ts';

/** A start of an unplaced unit, and the placed units that would have to leave for it. */
export interface Blocked {
  readonly start: number;
  readonly units: readonly number[];
  /** The start of each of them. */
  readonly at: readonly number[];
}

const MOST_STARTS = 5;

/**
 * Returns the least blocked starts of a unit that the assignment does not place. Starts that no removal would free are
 * left out. Overwrites `timetable` with the assignment.
 */
export function blockers(
  timetable: SearchTimetable,
  assignment: Assignment,
  unit: number,
  random: Random,
): Blocked[] {
  const { problem } = timetable;
  timetable.restore(assignment);
  if (timetable.start[unit]! >= 0) return [];
  const evaluator = new Evaluator(timetable, random);
  const blocked: Blocked[] = [];
  for (let start = problem.startOffset[unit]!; start < problem.startOffset[unit + 1]!; start++) {
    if (evaluator.evaluate(unit, start, NEVER) >= NEVER) continue;
    const { ejection } = evaluator;
    const units = [...ejection.units.subarray(0, ejection.count)];
    blocked.push({ start, units, at: units.map((other) => timetable.start[other]!) });
  }
  return blocked.sort((a, b) => a.units.length - b.units.length || a.start - b.start).slice(0, MOST_STARTS);
}
