import { NEVER } from '../ejection.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Random } from '../random.ts';
import { ScanOrder } from '../scan-order.ts';
import type { Timetable } from '../timetable.ts';

/** The most units that one chain moves. */
const LONGEST = 10;
/** What one more unit in the way counts, in soft cost, when a start is chosen. */
const PER_UNIT = 2;

/**
 * A move among full timetables: a unit goes to a given start, what is in its way goes to the time that the unit
 * has left, what is in the way there to the time left last, and so on: the chain of Kempe between two times. Only who
 * cannot stand there goes to its best start. A unit moves once in a chain.
 *
 * Cost: units moved × one evaluation, or × starts of one unit where the time left is of no use.
 */
export class SwapChain {
  private readonly weights: Float64Array;
  /** Units that wait for a start; per unit, when it is one, the atom left to it (−1 for none) and where it stood. */
  private readonly queue: Int32Array;
  private readonly left: Int32Array;
  private readonly stood: Int32Array;
  private readonly moved: Int32Array;
  /** By unit × atom: the start that begins there, or −1. */
  private readonly startAt: Int32Array;
  private readonly scan = new ScanOrder();
  private queued = 0;
  private movedCount = 0;

  constructor(
    private readonly timetable: Timetable,
    private readonly evaluator: Evaluator,
    private readonly random: Random,
  ) {
    const { unitCount, startOffset, startAtom } = timetable.problem;
    this.weights = Float64Array.from(timetable.locked, (locked) => (locked === 1 ? NEVER : 1));
    this.queue = new Int32Array(unitCount);
    this.left = new Int32Array(unitCount);
    this.stood = new Int32Array(unitCount);
    this.moved = new Int32Array(unitCount);
    this.startAt = new Int32Array(unitCount * timetable.atoms).fill(-1);
    for (let unit = 0; unit < unitCount; unit++) {
      for (let start = startOffset[unit]!; start < startOffset[unit + 1]!; start++) {
        this.startAt[unit * timetable.atoms + startAtom[start]!] = start;
      }
    }
  }

  /**
   * Tries to stand the placed `unit` at `start`. True when everything stands again and no hard rule is broken; else, or
   * as soon as what stands costs more than `mostCost`, the timetable is left in between, and the caller rolls back.
   */
  run(unit: number, start: number, mostCost: number): boolean {
    const { timetable, evaluator } = this;
    evaluator.weights = this.weights;
    this.queued = 0;
    this.movedCount = 0;
    this.stood[unit] = timetable.start[unit]!;
    timetable.remove(unit);
    let isClosed = evaluator.evaluate(unit, start, LONGEST) < LONGEST && this.settle(unit, start);
    while (isClosed && this.queued > 0) {
      const next = this.queue[--this.queued]!;
      const at = timetable.costsMoreThan(mostCost) ? -1 : this.startFor(next);
      isClosed = at >= 0 && this.settle(next, at);
    }
    for (let i = 0; i < this.movedCount; i++) this.weights[this.moved[i]!] = 1;
    return isClosed && (timetable.hard.evaluated.isEmpty || !timetable.hard.evaluated.anyBroken());
  }

  /** The time left to the unit, else its best start, evaluated last in either case; −1 for none. */
  private startFor(unit: number): number {
    const { timetable, evaluator, left } = this;
    const most = LONGEST - this.movedCount - this.queued;
    const there = left[unit]! < 0 ? -1 : this.startAt[unit * timetable.atoms + left[unit]!]!;
    if (there >= 0 && evaluator.evaluate(unit, there, most) < most) return there;
    const best = this.bestStart(unit, most);
    return best >= 0 && evaluator.evaluate(unit, best, NEVER) < NEVER ? best : -1;
  }

  /** Stands the unit, which was evaluated there last; who has to leave is queued with the time that it has left. */
  private settle(unit: number, start: number): boolean {
    const { evaluator, timetable, stood } = this;
    const { ejection } = evaluator;
    for (let i = 0; i < ejection.count; i++) {
      stood[ejection.units[i]!] = timetable.start[ejection.units[i]!]!;
    }
    const known = ejection.count;
    evaluator.settleAt(unit, start);
    // Rooms may have made more units leave: where these stood is not known.
    if (ejection.weight >= NEVER || ejection.count > known) return false;
    this.weights[unit] = NEVER;
    this.moved[this.movedCount++] = unit;
    const { startAtom } = timetable.problem;
    const shift = startAtom[stood[unit]!]! - startAtom[start]!;
    for (let i = 0; i < ejection.count; i++) {
      const leaver = ejection.units[i]!;
      const atom = startAtom[stood[leaver]!]! + shift;
      this.left[leaver] = atom >= 0 && atom < timetable.atoms ? atom : -1;
      this.queue[this.queued++] = leaver;
    }
    return true;
  }

  private bestStart(unit: number, most: number): number {
    const { problem } = this.timetable;
    const first = problem.startOffset[unit]!;
    const count = problem.startOffset[unit + 1]! - first;
    let best = -1;
    let bestKey = Number.POSITIVE_INFINITY;
    this.scan.begin(count, this.random);
    for (let k = 0; k < count && bestKey > 0; k++) {
      const start = first + this.scan.next();
      const bound = Math.min(most, bestKey / PER_UNIT);
      const weight = this.evaluator.evaluate(unit, start, bound);
      if (weight >= bound) continue;
      const key = this.timetable.riseWithoutRooms(unit, start) + weight * PER_UNIT;
      if (key >= bestKey) continue;
      bestKey = key;
      best = start;
    }
    return best;
  }
}
