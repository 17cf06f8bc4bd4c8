import { NEVER } from '../ejection.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Random } from '../random.ts';
import { ScanOrder } from '../scan-order.ts';
import type { Timetable } from '../timetable.ts';

/** The most units that one chain moves. */
const LONGEST = 10;

/**
 * A move of the improvement: a unit goes to a given start, the units in its way go to their best starts, and
 * so on, until nothing is in the way. A unit moves once in a chain. After the chains of Kempe, known for
 * timetables since Thompson and Dowsland ("Variants of simulated annealing for the examination timetabling
 * problem", 1996), here with hard rules of every kind.
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

  constructor(
    private readonly timetable: Timetable,
    private readonly evaluator: Evaluator,
    private readonly random: Random,
  ) {
    const { unitCount } = timetable.problem;
    this.weights = Float64Array.from(timetable.locked, (locked) => (locked === 1 ? NEVER : 1));
    this.queue = new Int32Array(unitCount);
    this.moved = new Int32Array(unitCount);
  }

  /**
   * Tries to stand `unit` at `start`. True when everything that stood before stands again and no hard rule
   * is broken; else, or as soon as what stands costs more than `mostCost`, the timetable is left in between, and the
   * caller rolls back.
   *
   * @param perUnit what one more unit in the way counts, in soft cost, when a start is chosen.
   */
  run(unit: number, start: number, perUnit: number, mostCost: number): boolean {
    const { timetable, evaluator } = this;
    evaluator.weights = this.weights;
    this.queued = 0;
    this.movedCount = 0;
    if (timetable.start[unit]! >= 0) timetable.remove(unit);
    let isClosed = evaluator.evaluate(unit, start, LONGEST) < LONGEST && this.settle(unit, start);
    while (isClosed && this.queued > 0) {
      const next = this.queue[--this.queued]!;
      const at = timetable.costsMoreThan(mostCost) ? -1 : this.bestStart(next, perUnit);
      isClosed = at >= 0 && evaluator.evaluate(next, at, NEVER) < NEVER && this.settle(next, at);
    }
    for (let i = 0; i < this.movedCount; i++) this.weights[this.moved[i]!] = 1;
    return isClosed && (timetable.hard.evaluated.isEmpty || !timetable.hard.evaluated.anyBroken());
  }

  private settle(unit: number, start: number): boolean {
    const { ejection } = this.evaluator;
    this.evaluator.settleAt(unit, start);
    if (ejection.weight >= NEVER) return false;
    this.weights[unit] = NEVER;
    this.moved[this.movedCount++] = unit;
    for (let i = 0; i < ejection.count; i++) this.queue[this.queued++] = ejection.units[i]!;
    return true;
  }

  private bestStart(unit: number, perUnit: number): number {
    const { problem } = this.timetable;
    const first = problem.startOffset[unit]!;
    const count = problem.startOffset[unit + 1]! - first;
    const most = LONGEST - this.movedCount - this.queued;
    let best = -1;
    let bestKey = Number.POSITIVE_INFINITY;
    this.scan.begin(count, this.random);
    for (let k = 0; k < count && bestKey > 0; k++) {
      const start = first + this.scan.next();
      const rise = this.timetable.riseWithoutRooms(unit, start);
      if (rise >= bestKey) continue;
      const bound = Math.min(most, (bestKey - rise) / perUnit);
      const weight = this.evaluator.evaluate(unit, start, bound);
      if (weight >= bound) continue;
      bestKey = rise + weight * perUnit;
      best = start;
    }
    return best;
  }
}
