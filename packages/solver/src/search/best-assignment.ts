import type { Assignment, Problem } from '../problem/problem.ts';
import type { SearchTimetable } from './timetable.ts';

/**
 * The best timetable so far: fewest unplaced lessons first, then the lower soft cost. The cost of a timetable that the
 * filling has found is counted when it is first read.
 */
export class BestAssignment implements Assignment {
  readonly start: Int32Array;
  readonly room: Int32Array;
  unplacedLessons = Number.POSITIVE_INFINITY;
  private knownCost: number | null = Number.POSITIVE_INFINITY;
  private knownScratch: SearchTimetable | null = null;

  /** @param createTimetable creates a timetable with all rules in which the locked units are placed. */
  constructor(
    problem: Problem,
    private readonly createTimetable: () => SearchTimetable,
  ) {
    this.start = new Int32Array(problem.unitCount).fill(-1);
    this.room = new Int32Array(problem.needCount).fill(-1);
  }

  /** Linear in the problem at the first call after the filling found the timetable, else constant. */
  get cost(): number {
    if (this.knownCost === null) {
      this.scratch.restore(this);
      this.knownCost = this.scratch.cost();
    }
    return this.knownCost;
  }

  /** A timetable with all rules for temporary use, of any content. */
  get scratch(): SearchTimetable {
    this.knownScratch ??= this.createTimetable();
    return this.knownScratch;
  }

  isBeatenBy(unplacedLessons: number, cost: number): boolean {
    if (unplacedLessons !== this.unplacedLessons) return unplacedLessons < this.unplacedLessons;
    return cost < this.cost - 1e-9;
  }

  /** Adopts the timetable if it places more lessons, at any cost; linear in units then, else constant. */
  adoptIfFuller(timetable: SearchTimetable): boolean {
    if (timetable.unplacedLessons >= this.unplacedLessons) return false;
    this.set(timetable, timetable.unplacedLessons, null);
    return true;
  }

  /** Adopts the timetable if it is better; linear in units then, else constant. */
  adoptIfBetter(timetable: SearchTimetable): boolean {
    if (timetable.unplacedLessons > this.unplacedLessons) return false;
    const cost = timetable.cost();
    if (!this.isBeatenBy(timetable.unplacedLessons, cost)) return false;
    this.set(timetable, timetable.unplacedLessons, cost);
    return true;
  }

  /** @param cost null if it is to be counted when it is read. */
  set({ start, room }: Assignment, unplacedLessons: number, cost: number | null): void {
    this.start.set(start);
    this.room.set(room);
    this.unplacedLessons = unplacedLessons;
    this.knownCost = cost;
  }
}
