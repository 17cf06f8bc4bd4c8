import type { Assignment, Problem } from '../problem/problem.ts';
import type { Timetable } from './timetable.ts';

/** The best timetable seen: fewest unplaced lessons first, then the lower soft cost. */
export class BestAssignment implements Assignment {
  readonly start: Int32Array;
  readonly room: Int32Array;
  unplacedLessons = Number.POSITIVE_INFINITY;
  cost = Number.POSITIVE_INFINITY;

  constructor(problem: Problem) {
    this.start = new Int32Array(problem.unitCount).fill(-1);
    this.room = new Int32Array(problem.needCount).fill(-1);
  }

  isBeatenBy(unplacedLessons: number, cost: number): boolean {
    if (unplacedLessons !== this.unplacedLessons) return unplacedLessons < this.unplacedLessons;
    return cost < this.cost - 1e-9;
  }

  /** Takes the timetable over when it is better; linear in units then, else constant. */
  consider(timetable: Timetable): boolean {
    if (timetable.unplacedLessons > this.unplacedLessons) return false;
    const cost = timetable.cost();
    if (!this.isBeatenBy(timetable.unplacedLessons, cost)) return false;
    timetable.copyTo(this);
    this.unplacedLessons = timetable.unplacedLessons;
    this.cost = cost;
    return true;
  }
}
