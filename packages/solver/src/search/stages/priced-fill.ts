import type { SearchParams } from '../../params/search-params.ts';
import { BestAssignment } from '../best-assignment.ts';
import { Evaluator } from '../evaluator.ts';
import type { Random } from '../random.ts';
import type { SearchTimetable } from '../timetable.ts';
import { EjectionFill } from './ejection-fill.ts';

/**
 * Fills one more timetable, from the locked units alone, by ejection to which the soft cost has a price: a start counts by
 * the weight to eject and by the rise of the cost. What a unit weighs rises each time that others leave for it, as without a
 * price, so that a rule is violated in the end where it keeps the timetable from being full.
 *
 * A full timetable costs little from the beginning so. The annealing does not come as far from one that was filled
 * without regard to the cost, as lessons of many classes and teachers no longer move when all others are placed.
 */
export class PricedFill {
  /** The fullest timetable. */
  readonly best: BestAssignment;
  private readonly timetable: SearchTimetable;
  private readonly fill: EjectionFill;
  private steps = 0;

  /**
   * @param price weight of a rise of the soft cost by 1
   * @param createTimetable creates a timetable with all rules in which the locked units are placed
   */
  constructor(
    price: number,
    createTimetable: () => SearchTimetable,
    private readonly params: SearchParams,
    random: Random,
  ) {
    this.timetable = createTimetable();
    const { problem } = this.timetable;
    this.best = new BestAssignment(problem, createTimetable);
    const evaluator = new Evaluator(this.timetable, random);
    this.fill = new EjectionFill(this.timetable, evaluator, random, { restarts: false, softPrice: price });
    this.fill.begin();
  }

  get isFull(): boolean {
    return this.best.unplacedLessons === 0;
  }

  /** True when the timetable is full, or has taken too many steps. */
  get isOver(): boolean {
    const { unitCount } = this.timetable.problem;
    return this.isFull || this.steps > this.params.priced.steps * unitCount;
  }

  /** Returns the steps that it took. */
  step(): number {
    const steps = this.fill.step();
    this.steps += steps;
    if (this.fill.isPastFirstPass) this.best.adoptIfFuller(this.timetable);
    return steps;
  }
}
