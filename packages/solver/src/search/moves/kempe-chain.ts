import type { Evaluator } from '../evaluator.ts';
import { NEVER } from '../primitives/ejection.ts';
import type { Random } from '../random.ts';
import { ScanOrder } from '../scan-order.ts';
import type { SearchTimetable } from '../timetable.ts';

/**
 * A move of the improvement: a unit moves to a given start, the units that it ejects move to their best starts, and so
 * on, until no unit is ejected. A unit moves once in a chain. After the Kempe chains of Thompson and Dowsland ("Variants
 * of simulated annealing for the examination timetabling problem", 1996), here with hard rules of every kind.
 *
 * Cost: units moved × starts of one unit × one evaluation.
 */
export class KempeChain {
  private readonly weights: Float64Array;
  private readonly queue: Int32Array;
  private readonly moved: Int32Array;
  private readonly scan = new ScanOrder();
  private queued = 0;
  private movedCount = 0;
  /** The most units that one chain moves. */
  private readonly longest: number;

  constructor(
    private readonly timetable: SearchTimetable,
    private readonly evaluator: Evaluator,
    private readonly random: Random,
  ) {
    const { unitCount } = timetable.problem;
    this.longest = timetable.params.improve.chainLength;
    this.weights = Float64Array.from(timetable.locked, (locked) => (locked === 1 ? NEVER : 1));
    this.queue = new Int32Array(unitCount);
    this.moved = new Int32Array(unitCount);
  }

  /**
   * Tries to place `unit` at `start`. Returns true if all units that were placed before are placed again and no hard rule
   * is violated. Otherwise, or as soon as the placed units cost more than `mostCost`, the timetable is left incomplete,
   * and the caller rolls it back.
   *
   * @param unitCost price of one more ejected unit, in soft cost, when a start is chosen.
   */
  run(unit: number, start: number, unitCost: number, mostCost: number): boolean {
    const { timetable, evaluator } = this;
    evaluator.weights = this.weights;
    this.queued = 0;
    this.movedCount = 0;
    if (timetable.start[unit]! >= 0) timetable.remove(unit);
    let isClosed = evaluator.evaluate(unit, start, this.longest) < this.longest && this.placeAt(unit, start);
    while (isClosed && this.queued > 0) {
      const next = this.queue[--this.queued]!;
      const at = timetable.costsMoreThan(mostCost) ? -1 : this.bestStart(next, unitCost);
      isClosed = at >= 0 && evaluator.evaluate(next, at, NEVER) < NEVER && this.placeAt(next, at);
    }
    for (let i = 0; i < this.movedCount; i++) this.weights[this.moved[i]!] = 1;
    return isClosed && (timetable.hard.evaluated.isEmpty || !timetable.hard.evaluated.anyViolated());
  }

  private placeAt(unit: number, start: number): boolean {
    const { ejection } = this.evaluator;
    this.evaluator.placeAt(unit, start);
    if (ejection.weight >= NEVER) return false;
    this.weights[unit] = NEVER;
    this.moved[this.movedCount++] = unit;
    for (let i = 0; i < ejection.count; i++) this.queue[this.queued++] = ejection.units[i]!;
    return true;
  }

  private bestStart(unit: number, unitCost: number): number {
    const { problem } = this.timetable;
    const first = problem.startOffset[unit]!;
    const count = problem.startOffset[unit + 1]! - first;
    const most = this.longest - this.movedCount - this.queued;
    let best = -1;
    let bestKey = Number.POSITIVE_INFINITY;
    this.scan.begin(count, this.random);
    for (let k = 0; k < count && bestKey > 0; k++) {
      const start = first + this.scan.next();
      const rise = this.timetable.riseWithoutRooms(unit, start);
      if (rise >= bestKey) continue;
      const bound = Math.min(most, (bestKey - rise) / unitCost);
      const weight = this.evaluator.evaluate(unit, start, bound);
      if (weight >= bound) continue;
      bestKey = rise + weight * unitCost;
      best = start;
    }
    return best;
  }
}
