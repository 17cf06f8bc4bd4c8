import { difficultyOf, sortHardestLast } from '../difficulty.ts';
import type { Evaluator } from '../evaluator.ts';
import { RecursiveEjection } from '../moves/recursive-ejection.ts';
import { NEVER } from '../primitives/ejection.ts';
import type { Random } from '../random.ts';
import { ScanOrder } from '../scan-order.ts';
import type { SearchTimetable } from '../timetable.ts';

/**
 * Fills a timetable in one order, the most difficult unit first. Each unit is placed by
 * ejection with backtracking. If that fails it is placed at the start whose units have been driven from their starts least
 * often, and these are next: what is already full is completed again before anything is added. The order, and the count
 * of what was driven away as the first criterion, are those of FET (L. Lalescu, "recursive swapping", 2011).
 *
 * Invariant: no hard rule is violated between steps, and `waiting` holds the unplaced units.
 */
export class OrderedFill {
  private readonly recursive: RecursiveEjection;
  private readonly scan = new ScanOrder();
  /** The unplaced units, the next one last. */
  private readonly waiting: number[];
  /** Per start, how often its unit has been driven from it. */
  private readonly driven: Int32Array;
  /** The fewest unplaced units so far, and the steps since there were so few for the first time. */
  private fewest: number;
  private idleSteps = 0;

  /** Begins with the present timetable. */
  constructor(
    readonly timetable: SearchTimetable,
    private readonly evaluator: Evaluator,
    private readonly random: Random,
  ) {
    const { problem, params } = timetable;
    evaluator.weights = Float64Array.from(timetable.locked, (locked) => (locked === 1 ? NEVER : 1));
    this.recursive = new RecursiveEjection(timetable, evaluator, random, params.order.difficultyWeight);
    const { baseLoad, orderNoise } = params.construct;
    this.waiting = [...timetable.start.keys()].filter((unit) => timetable.start[unit]! < 0);
    sortHardestLast(this.waiting, difficultyOf(problem, baseLoad), orderNoise, random);
    this.driven = new Int32Array(problem.startDay.length);
    this.fewest = this.waiting.length;
  }

  get isComplete(): boolean {
    return this.waiting.length === 0;
  }

  /** True if it has made no progress for long: the caller continues with another `OrderedFill`. */
  get isRunOver(): boolean {
    const { problem, params } = this.timetable;
    return this.idleSteps > params.order.patience * problem.unitCount;
  }

  /** Places the next unit; returns the calls of the ejection with backtracking. */
  step(): number {
    const unit = this.waiting.pop();
    if (unit === undefined) return 1;
    if (!this.recursive.run(unit)) this.force(unit);
    this.idleSteps += this.recursive.calls;
    if (this.waiting.length < this.fewest) {
      this.fewest = this.waiting.length;
      this.idleSteps = 0;
    }
    return this.recursive.calls;
  }

  /** Places `unit`, whatever has to leave for it. */
  private force(unit: number): void {
    const { evaluator, timetable, waiting, driven } = this;
    const { ejection } = evaluator;
    const start = this.leastDriven(unit);
    if (start < 0 || evaluator.evaluate(unit, start, NEVER) >= NEVER) {
      waiting.unshift(unit);
      return;
    }
    for (let i = 0; i < ejection.count; i++) driven[timetable.start[ejection.units[i]!]!]!++;
    evaluator.placeAt(unit, start);
    // A unit that is refused waits until others have moved.
    if (!evaluator.confirmPlacement(unit)) waiting.unshift(unit);
    for (let i = ejection.count - 1; i >= 0; i--) waiting.push(ejection.units[i]!);
  }

  /**
   * Returns the start whose units have been driven away least often in sum, of equal ones that with the fewest units, then
   * one at random; −1 if for every start a unit would have to leave that may not.
   */
  private leastDriven(unit: number): number {
    const { evaluator, scan, timetable } = this;
    const { ejection } = evaluator;
    const { startOffset } = timetable.problem;
    const first = startOffset[unit]!;
    const count = startOffset[unit + 1]! - first;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    let fewest = Number.POSITIVE_INFINITY;
    scan.begin(count, this.random);
    for (let k = 0; k < count; k++) {
      const start = first + scan.next();
      if (evaluator.evaluate(unit, start, NEVER) >= NEVER) continue;
      let sum = 0;
      for (let i = 0; i < ejection.count; i++) sum += this.driven[timetable.start[ejection.units[i]!]!]!;
      if (sum > least || (sum === least && ejection.count >= fewest)) continue;
      best = start;
      least = sum;
      fewest = ejection.count;
    }
    return best;
  }
}
