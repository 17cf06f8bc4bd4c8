import type { Evaluator } from '../evaluator.ts';
import { NEVER } from '../primitives/ejection.ts';
import type { Random } from '../random.ts';
import { ScanOrder } from '../scan-order.ts';
import type { SearchTimetable } from '../timetable.ts';

/**
 * A move between full timetables: a unit moves to a given start, the units that it ejects move to the time that it has
 * vacated, the units ejected there to the time vacated last, and so on: the Kempe chain between two times. A unit that
 * cannot be placed there moves to its best start. A unit moves once in a chain.
 *
 * Cost: units moved × one evaluation, or × starts of one unit if the vacated time is of no use.
 */
export class SwapChain {
  private readonly weights: Float64Array;
  /** Ejected units; per unit, while it is one, the atom vacated for it (−1 for none) and its start before. */
  private readonly queue: Int32Array;
  private readonly vacated: Int32Array;
  private readonly startBefore: Int32Array;
  private readonly moved: Int32Array;
  /** By unit × atom: the start at that atom, or −1. */
  private readonly startAt: Int32Array;
  private readonly scan = new ScanOrder();
  private queued = 0;
  private movedCount = 0;
  /** The most units that one chain moves. */
  private readonly longest: number;
  /** Price of one more ejected unit, in soft cost, when a start is chosen. */
  private readonly unitCost: number;

  constructor(
    private readonly timetable: SearchTimetable,
    private readonly evaluator: Evaluator,
    private readonly random: Random,
  ) {
    const { unitCount, startOffset, startAtom } = timetable.problem;
    this.longest = timetable.params.penalties.chainLength;
    this.unitCost = timetable.params.penalties.unitCost;
    this.weights = Float64Array.from(timetable.locked, (locked) => (locked === 1 ? NEVER : 1));
    this.queue = new Int32Array(unitCount);
    this.vacated = new Int32Array(unitCount);
    this.startBefore = new Int32Array(unitCount);
    this.moved = new Int32Array(unitCount);
    this.startAt = new Int32Array(unitCount * timetable.atoms).fill(-1);
    for (let unit = 0; unit < unitCount; unit++) {
      for (let start = startOffset[unit]!; start < startOffset[unit + 1]!; start++) {
        this.startAt[unit * timetable.atoms + startAtom[start]!] = start;
      }
    }
  }

  /**
   * Tries to move the placed `unit` to `start`. Returns true if all units are placed again and no hard rule is violated.
   * Otherwise, or as soon as the placed units cost more than `mostCost`, the timetable is left incomplete, and the caller
   * rolls it back.
   */
  run(unit: number, start: number, mostCost: number): boolean {
    const { timetable, evaluator } = this;
    evaluator.weights = this.weights;
    this.queued = 0;
    this.movedCount = 0;
    this.startBefore[unit] = timetable.start[unit]!;
    timetable.remove(unit);
    let isClosed = evaluator.evaluate(unit, start, this.longest) < this.longest && this.placeAt(unit, start);
    while (isClosed && this.queued > 0) {
      const next = this.queue[--this.queued]!;
      const at = timetable.costsMoreThan(mostCost) ? -1 : this.startFor(next);
      isClosed = at >= 0 && this.placeAt(next, at);
    }
    for (let i = 0; i < this.movedCount; i++) this.weights[this.moved[i]!] = 1;
    return isClosed && (timetable.hard.evaluated.isEmpty || !timetable.hard.evaluated.anyViolated());
  }

  /** Returns the vacated time, otherwise the best start of the unit, evaluated last in either case; −1 for none. */
  private startFor(unit: number): number {
    const { timetable, evaluator, vacated } = this;
    const most = this.longest - this.movedCount - this.queued;
    const swap = vacated[unit]! < 0 ? -1 : this.startAt[unit * timetable.atoms + vacated[unit]!]!;
    if (swap >= 0 && evaluator.evaluate(unit, swap, most) < most) return swap;
    const best = this.bestStart(unit, most);
    return best >= 0 && evaluator.evaluate(unit, best, NEVER) < NEVER ? best : -1;
  }

  /** Places the unit, which was evaluated at `start` last; the units ejected for it are queued with the vacated time. */
  private placeAt(unit: number, start: number): boolean {
    const { evaluator, timetable, startBefore } = this;
    const { ejection } = evaluator;
    for (let i = 0; i < ejection.count; i++) {
      startBefore[ejection.units[i]!] = timetable.start[ejection.units[i]!]!;
    }
    const known = ejection.count;
    evaluator.placeAt(unit, start);
    // More units may have left for rooms, whose starts before are not known.
    if (ejection.weight >= NEVER || ejection.count > known) return false;
    this.weights[unit] = NEVER;
    this.moved[this.movedCount++] = unit;
    const { startAtom } = timetable.problem;
    const shift = startAtom[startBefore[unit]!]! - startAtom[start]!;
    for (let i = 0; i < ejection.count; i++) {
      const ejected = ejection.units[i]!;
      const atom = startAtom[startBefore[ejected]!]! + shift;
      this.vacated[ejected] = atom >= 0 && atom < timetable.atoms ? atom : -1;
      this.queue[this.queued++] = ejected;
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
      const bound = Math.min(most, bestKey / this.unitCost);
      const weight = this.evaluator.evaluate(unit, start, bound);
      if (weight >= bound) continue;
      const key = this.timetable.riseWithoutRooms(unit, start) + weight * this.unitCost;
      if (key >= bestKey) continue;
      bestKey = key;
      best = start;
    }
    return best;
  }
}
