import { LEAST_WEIGHT, NEVER } from '../ejection.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Random } from '../random.ts';
import type { Timetable } from '../timetable.ts';
import { Trail } from './trail.ts';

/** How deep the recursion goes; from NARROW on, only the best start of a unit is tried. */
const DEEPEST = 14;
const NARROW = 5;
/** Units that may have to leave for one placement, less one. */
const MOST_LEAVERS = 5;
/** Recursive calls of one attempt: as many as there are units, but at most so many. */
const MOST_CALLS = 1500;

/** The starts that one level of the recursion tries, the least blocked first. */
interface Level {
  readonly starts: Int32Array;
  readonly keys: Float64Array;
  count: number;
}

/**
 * Ejection with backtracking: places one unit and, one by one, everything that has to leave for it, each the
 * same way one level deeper. Units that an attempt has placed stay. Where a level fails, everything goes back
 * to where it stood and the next start is tried. The idea is FET's "recursive swapping" (L. Lalescu, 2011).
 *
 * One call costs starts of one unit × one evaluation; the calls of an attempt are bounded.
 */
export class DeepEjection {
  /** Calls of the last attempt. */
  calls = 0;
  private readonly trail: Trail;
  /** NEVER for locked units and those that the attempt has placed. */
  private readonly weights: Float64Array;
  private readonly placed: number[] = [];
  private readonly levels: Level[];
  private readonly maxCalls: number;

  constructor(
    private readonly timetable: Timetable,
    private readonly evaluator: Evaluator,
    private readonly random: Random,
  ) {
    const { unitCount, startOffset } = timetable.problem;
    this.trail = new Trail(timetable);
    this.weights = Float64Array.from(timetable.locked, (locked) => (locked === 1 ? NEVER : LEAST_WEIGHT));
    this.maxCalls = Math.min(MOST_CALLS, unitCount);
    let most = 0;
    for (let u = 0; u < unitCount; u++) most = Math.max(most, startOffset[u + 1]! - startOffset[u]!);
    this.levels = Array.from({ length: DEEPEST + 1 }, () => ({
      starts: new Int32Array(most),
      keys: new Float64Array(most),
      count: 0,
    }));
  }

  /** True when the unplaced `unit` stands, and everything that left for it again; else nothing has changed. */
  run(unit: number): boolean {
    const { evaluator, trail } = this;
    const outerWeights = evaluator.weights;
    evaluator.weights = this.weights;
    this.calls = 0;
    trail.begin();
    const isPlaced = this.place(unit, 0);
    trail.end();
    this.release(0);
    evaluator.weights = outerWeights;
    return isPlaced;
  }

  private place(unit: number, depth: number): boolean {
    if (++this.calls > this.maxCalls) return false;
    const level = this.levels[depth]!;
    this.rank(unit, level, depth >= NARROW);
    const tries = depth >= NARROW ? Math.min(1, level.count) : level.count;
    for (let i = 0; i < tries && this.calls <= this.maxCalls; i++) {
      const mark = this.trail.mark;
      const placedBefore = this.placed.length;
      if (this.settle(unit, level.starts[i]!, depth)) return true;
      this.trail.undoTo(mark);
      this.release(placedBefore);
    }
    return false;
  }

  /** Stands `unit` at `start` and everybody who leaves for it somewhere else; false leaves it half done. */
  private settle(unit: number, start: number, depth: number): boolean {
    const { evaluator, timetable } = this;
    const { ejection } = evaluator;
    if (evaluator.evaluate(unit, start, NEVER) >= NEVER) return false;
    evaluator.settleAt(unit, start);
    // Rooms may have made more units leave, also some that may not.
    if (ejection.weight >= NEVER || this.isBroken()) return false;
    if (ejection.count > 0 && depth === DEEPEST) return false;
    this.keep(unit);
    const leavers = ejection.units.slice(0, ejection.count);
    return leavers.every((leaver) => this.place(leaver, depth + 1)) && timetable.start[unit]! >= 0;
  }

  private isBroken(): boolean {
    const { evaluated } = this.timetable.hard;
    if (evaluated.isEmpty) return false;
    const isBroken = evaluated.anyBroken();
    evaluated.forget();
    return isBroken;
  }

  private keep(unit: number): void {
    if (this.weights[unit]! >= NEVER) return;
    this.weights[unit] = NEVER;
    this.placed.push(unit);
  }

  /** The units that the attempt has placed since there were `count` of them may leave again. */
  private release(count: number): void {
    while (this.placed.length > count) this.weights[this.placed.pop()!] = LEAST_WEIGHT;
  }

  /** Sorts the starts of `unit` into `level`, ties at random; a free start is the only one. */
  private rank(unit: number, level: Level, onlyBest: boolean): void {
    const { startOffset } = this.timetable.problem;
    const { starts, keys } = level;
    const first = startOffset[unit]!;
    const count = startOffset[unit + 1]! - first;
    const shift = count > 1 ? this.random.below(count) : 0;
    let bound = MOST_LEAVERS;
    level.count = 0;
    for (let k = 0; k < count; k++) {
      const start = first + (k + shift < count ? k + shift : k + shift - count);
      const weight = this.evaluator.evaluate(unit, start, bound);
      if (weight >= bound) continue;
      if (weight === 0) {
        starts[0] = start;
        level.count = 1;
        return;
      }
      if (onlyBest) bound = weight;
      const key = weight + 0.9 * this.random.unit();
      let at = level.count++;
      for (; at > 0 && keys[at - 1]! > key; at--) {
        keys[at] = keys[at - 1]!;
        starts[at] = starts[at - 1]!;
      }
      keys[at] = key;
      starts[at] = start;
    }
  }
}
