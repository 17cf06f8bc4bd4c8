import type { Assignment } from '../problem/problem.ts';
import { NEVER } from './ejection.ts';
import { Evaluator } from './evaluator.ts';
import type { Random } from './random.ts';
import type { Timetable } from './timetable.ts';

/** A start of an unplaced unit, and the placed units that would have to leave for it. */
export interface Blocked {
  readonly start: number;
  readonly units: readonly number[];
  /** Where each of them stands. */
  readonly at: readonly number[];
}

/** How many starts are told, the least blocked ones. */
const TOLD = 5;

/**
 * What keeps `unit` from standing in the assignment: its least blocked starts. Starts that no leaving would
 * free are left out. Overwrites `timetable` with the assignment.
 */
export function blockers(
  timetable: Timetable,
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
  return blocked.sort((a, b) => a.units.length - b.units.length || a.start - b.start).slice(0, TOLD);
}
