import type { SearchParams } from '../../params/search-params.ts';
import { ChangeLog } from '../change-log.ts';
import { difficultyOf } from '../difficulty.ts';
import type { Evaluator } from '../evaluator.ts';
import { LEAST_WEIGHT, NEVER } from '../primitives/ejection.ts';
import type { Random } from '../random.ts';
import type { SearchTimetable } from '../timetable.ts';

/** The starts that one level of the recursion tries, the least blocked first, with their sort keys. */
interface Level {
  readonly starts: Int32Array;
  readonly keys: Float64Array;
  count: number;
  /** The units that have left for the start in trial, by the order in which they are placed. */
  readonly ejected: Int32Array;
}

/**
 * Ejection with backtracking: places one unit and, one after the other, the units that have to leave for it, each in the
 * same way one level deeper. Units that an attempt has placed may not leave. If a level fails, its changes are undone and
 * the next start is tried. The idea is FET's "recursive swapping" (L. Lalescu, 2011).
 *
 * One call costs starts of one unit × one evaluation; the calls of an attempt are bounded.
 */
export class RecursiveEjection {
  /** Calls of the last attempt. */
  calls = 0;
  private readonly log: ChangeLog;
  /** NEVER for locked units and those that the attempt has placed. */
  private readonly weights: Float64Array;
  /** The weights of the units that may leave. */
  private readonly leaving: Float64Array;
  private readonly placed: number[] = [];
  private readonly levels: Level[];
  private readonly maxCalls: number;
  private readonly params: SearchParams['recursion'];

  /** @param difficultyWeight extra weight of the most difficult unit, when units are chosen that have to leave. */
  constructor(
    private readonly timetable: SearchTimetable,
    private readonly evaluator: Evaluator,
    private readonly random: Random,
    difficultyWeight = 0,
  ) {
    const { unitCount, startOffset } = timetable.problem;
    this.params = timetable.params.recursion;
    this.log = new ChangeLog(timetable);
    const difficulty = difficultyOf(timetable.problem, timetable.params.construct.baseLoad);
    this.leaving = difficulty.map((each) => LEAST_WEIGHT + difficultyWeight * each);
    this.weights = this.leaving.map((weight, unit) => (timetable.locked[unit] === 1 ? NEVER : weight));
    this.maxCalls = Math.min(this.params.callLimit, unitCount);
    let most = 0;
    for (let u = 0; u < unitCount; u++) most = Math.max(most, startOffset[u + 1]! - startOffset[u]!);
    this.levels = Array.from({ length: this.params.depth + 1 }, () => ({
      starts: new Int32Array(most),
      keys: new Float64Array(most),
      count: 0,
      ejected: new Int32Array(unitCount),
    }));
  }

  /** Returns true if the unplaced `unit` and all units ejected for it are placed; otherwise nothing has changed. */
  run(unit: number): boolean {
    const { evaluator, log } = this;
    const outerWeights = evaluator.weights;
    evaluator.weights = this.weights;
    this.calls = 0;
    log.begin();
    const isPlaced = this.place(unit, 0);
    log.end();
    this.release(0);
    evaluator.weights = outerWeights;
    return isPlaced;
  }

  private place(unit: number, depth: number): boolean {
    if (++this.calls > this.maxCalls) return false;
    const level = this.levels[depth]!;
    const isNarrow = depth >= this.params.narrowDepth;
    this.rank(unit, level, isNarrow);
    const tries = isNarrow ? Math.min(1, level.count) : level.count;
    for (let i = 0; i < tries && this.calls <= this.maxCalls; i++) {
      const mark = this.log.mark;
      const placedBefore = this.placed.length;
      if (this.placeAt(unit, level.starts[i]!, depth)) return true;
      this.log.undoTo(mark);
      this.release(placedBefore);
    }
    return false;
  }

  /** Places `unit` at `start` and the units ejected for it elsewhere; false leaves it half done. */
  private placeAt(unit: number, start: number, depth: number): boolean {
    const { evaluator, timetable } = this;
    const { ejection } = evaluator;
    if (evaluator.evaluate(unit, start, NEVER) >= NEVER) return false;
    evaluator.placeAt(unit, start);
    // More units may have left for rooms, also some that may not leave.
    if (ejection.weight >= NEVER || this.anyViolated()) return false;
    if (ejection.count > 0 && depth === this.params.depth) return false;
    this.fix(unit);
    const { count } = ejection;
    const { ejected } = this.levels[depth]!;
    for (let i = 0; i < count; i++) ejected[i] = ejection.units[i]!;
    for (let i = 0; i < count; i++) if (!this.place(ejected[i]!, depth + 1)) return false;
    return timetable.start[unit]! >= 0;
  }

  private anyViolated(): boolean {
    const { evaluated } = this.timetable.hard;
    if (evaluated.isEmpty) return false;
    const isViolated = evaluated.anyViolated();
    evaluated.forget();
    return isViolated;
  }

  private fix(unit: number): void {
    if (this.weights[unit]! >= NEVER) return;
    this.weights[unit] = NEVER;
    this.placed.push(unit);
  }

  /** Allows the units that the attempt has placed to leave again, all but the first `count`. */
  private release(count: number): void {
    while (this.placed.length > count) {
      const unit = this.placed.pop()!;
      this.weights[unit] = this.leaving[unit]!;
    }
  }

  /** Sorts the starts of `unit` into `level` by the weight that has to leave, with a random part; a free start is the only one then. */
  private rank(unit: number, level: Level, onlyBest: boolean): void {
    const { startOffset } = this.timetable.problem;
    const { starts, keys } = level;
    const { ejectionLimit, tieNoise } = this.params;
    const first = startOffset[unit]!;
    const count = startOffset[unit + 1]! - first;
    const shift = count > 1 ? this.random.below(count) : 0;
    let bound = ejectionLimit;
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
      const key = weight + tieNoise * this.random.unit();
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
