import type { Assignment, Problem } from '../problem/problem.ts';
import type { Timetable } from './timetable.ts';

/**
 * The best timetable seen: fewest unplaced lessons first, then the lower soft cost. The filling knows no cost: what
 * it has found is priced when somebody asks.
 */
export class BestAssignment implements Assignment {
  readonly start: Int32Array;
  readonly room: Int32Array;
  unplacedLessons = Number.POSITIVE_INFINITY;
  private knownCost: number | null = Number.POSITIVE_INFINITY;
  private knownScratch: Timetable | null = null;

  /** @param createTimetable a timetable with all rules in which the locked units stand. */
  constructor(
    problem: Problem,
    private readonly createTimetable: () => Timetable,
  ) {
    this.start = new Int32Array(problem.unitCount).fill(-1);
    this.room = new Int32Array(problem.needCount).fill(-1);
  }

  /** Linear in the problem where nobody has asked since the filling found it, else constant. */
  get cost(): number {
    if (this.knownCost === null) {
      this.scratch.restore(this);
      this.knownCost = this.scratch.cost();
    }
    return this.knownCost;
  }

  /** A timetable with all rules to think in: whoever takes it leaves anything in it. */
  get scratch(): Timetable {
    this.knownScratch ??= this.createTimetable();
    return this.knownScratch;
  }

  isBeatenBy(unplacedLessons: number, cost: number): boolean {
    if (unplacedLessons !== this.unplacedLessons) return unplacedLessons < this.unplacedLessons;
    return cost < this.cost - 1e-9;
  }

  /** Takes the timetable over when it places more, whatever it costs; linear in units then, else constant. */
  takeFuller(timetable: Timetable): boolean {
    if (timetable.unplacedLessons >= this.unplacedLessons) return false;
    this.become(timetable, timetable.unplacedLessons, null);
    return true;
  }

  /** Takes the timetable over when it is better; linear in units then, else constant. */
  consider(timetable: Timetable): boolean {
    if (timetable.unplacedLessons > this.unplacedLessons) return false;
    const cost = timetable.cost();
    if (!this.isBeatenBy(timetable.unplacedLessons, cost)) return false;
    this.take(timetable, timetable.unplacedLessons, cost);
    return true;
  }

  /** Becomes another search's best. */
  take(from: Assignment, unplacedLessons: number, cost: number): void {
    this.become(from, unplacedLessons, cost);
  }

  private become({ start, room }: Assignment, unplacedLessons: number, cost: number | null): void {
    this.start.set(start);
    this.room.set(room);
    this.unplacedLessons = unplacedLessons;
    this.knownCost = cost;
  }
}
