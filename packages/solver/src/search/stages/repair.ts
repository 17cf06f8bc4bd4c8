import { difficulty } from '../difficulty.ts';
import { LEAST_WEIGHT, NEVER } from '../ejection.ts';
import type { Evaluator } from '../evaluator.ts';
import { placeLocked } from '../initial-placement.ts';
import { luby } from '../luby.ts';
import { DeepEjection } from '../moves/deep-ejection.ts';
import type { Random } from '../random.ts';
import { ScanOrder } from '../scan-order.ts';
import type { Timetable } from '../timetable.ts';
import { UnitPool } from '../unit-pool.ts';

/** What the hardest unit weighs more than the easiest to begin with. */
const HARDNESS_WEIGHT = 2;
/** What a unit's weight rises by each time that others have to leave for it. */
const WEIGHT_STEP = 0.7;
/**
 * How many unplaced units are drawn; the heaviest of them is placed. Many at first, which is quick; where so many runs
 * have ended without a full timetable, always to take the heaviest leads nowhere.
 */
const TOURNAMENT = 40;
const SMALL_TOURNAMENT = 3;
const QUICK_RUNS = 6;
/** Of so few, the large tournament is as good as always won by the heaviest, which is looked for at less cost. */
const FEW = 25;
/** A run lasts Luby × this × units steps. */
const RESTART_STEPS = 30;
/** The shortest time, in steps, for which an ejected unit may not return to its start; at most one more. */
const TABU_STEPS = 2;
/** Ejection with backtracking is tried when as few units are left over as ever in this run, or so many more ... */
const DEEP_MARGIN = 2;
/** ... and then, for each of its calls, not again for so many steps. */
const DEEP_PAUSE = 3;
/**
 * From this run on every second one does so from its first step on and is longer by this factor; the others after
 * RESTART_STEPS. Most schools are full sooner by plain ejection from another beginning.
 */
const DEEP_FROM = 4;
const DEEP_FACTOR = 3;
/** The same for a run that begins with a timetable that is nearly full: it is filled soon or not at all. */
const NEARLY_FULL_FACTOR = 0.4;

/**
 * Fills the timetable by ejection. One step takes one unplaced unit and places it at the start from which
 * the least weight has to leave; what leaves is unplaced again and may not come straight back. Units that
 * are often in need of room grow heavy and are left alone. Sources: ejection chains (Glover 1996), as used
 * for timetables by Müller ("Iterative forward search", 2005); weights as in breakout local search (Morris
 * 1993); restarts by Luby.
 *
 * Where few units are left over, each of them is tried by ejection with backtracking (`moves/deep-ejection.ts`).
 *
 * A step costs starts of one unit × one evaluation. Invariant: no hard rule is broken between steps, and a
 * unit is in `pool` exactly when it does not stand (in the first pass also when `queue` still holds it).
 */
export class Repair {
  private readonly pool: UnitPool;
  private readonly weights: Float64Array;
  private readonly tabuUntil: Int32Array;
  private readonly scan = new ScanOrder();
  private readonly hardness: Float64Array;
  /** Units that have not been tried in this run, the hardest last. */
  private queue: number[] = [];
  private now = 0;
  /** Made when it is first needed: easy schools are full before that. */
  private knownDeep: DeepEjection | null = null;
  /** Units that ejection with backtracking is still to try. */
  private deepQueue: number[] = [];
  private deepAgain = 0;
  /** This run has had its steps: it is time for `restart`, or to begin with another timetable. */
  isRunOver = false;
  /** The fewest units left over in this run. */
  fewest = 0;
  private runs = 0;
  private runEnd = Number.POSITIVE_INFINITY;
  /** What has to leave for the start that `bestStart` has found last. */
  private bestWeight = NEVER;

  constructor(
    private readonly timetable: Timetable,
    private readonly evaluator: Evaluator,
    private readonly random: Random,
    private readonly restarts = true,
  ) {
    const { problem } = timetable;
    this.pool = new UnitPool(problem.unitCount);
    this.weights = new Float64Array(problem.unitCount);
    this.tabuUntil = new Int32Array(problem.startDay.length).fill(-1);
    this.hardness = difficulty(problem);
  }

  /** Whether every unit has been tried once in this run. */
  get isPastFirstPass(): boolean {
    return this.queue.length === 0;
  }

  get isComplete(): boolean {
    return this.pool.count === 0;
  }

  /** Takes over the timetable as it stands; what does not stand is placed by the steps that follow. */
  begin(): void {
    this.runs++;
    const isDeep = this.runs >= DEEP_FROM && this.runs % 2 === 0;
    this.take(isDeep, luby(this.runs) * (isDeep ? DEEP_FACTOR : 1));
  }

  /** As `begin`, of a timetable that is nearly full: a short run with backtracking, beside the sequence of runs. */
  beginDeep(): void {
    this.take(true, NEARLY_FULL_FACTOR);
  }

  private take(isDeep: boolean, length: number): void {
    const { problem, locked, start } = this.timetable;
    this.evaluator.weights = this.weights;
    this.tabuUntil.fill(-1);
    this.now = 0;
    this.pool.clear();
    this.queue = [];
    const order = new Float64Array(problem.unitCount);
    for (let unit = 0; unit < problem.unitCount; unit++) {
      this.weights[unit] = locked[unit] === 1 ? NEVER : LEAST_WEIGHT + HARDNESS_WEIGHT * this.hardness[unit]!;
      if (start[unit]! >= 0) continue;
      this.pool.add(unit);
      this.queue.push(unit);
      order[unit] = this.hardness[unit]! * (0.8 + 0.4 * this.random.unit());
    }
    this.queue.sort((a, b) => order[a]! - order[b]! || a - b);
    this.fewest = problem.unitCount;
    this.deepQueue = [];
    this.isRunOver = false;
    this.deepAgain = isDeep ? 0 : RESTART_STEPS * problem.unitCount;
    this.runEnd = this.restarts ? length * RESTART_STEPS * problem.unitCount : Number.POSITIVE_INFINITY;
  }

  /** Returns what it cost: 1, or the calls of an ejection with backtracking. */
  step(): number {
    if (this.pool.count === 0) return 1;
    if (this.queue.length === 0) this.planDeep();
    const unit = this.deepQueue.pop();
    if (unit !== undefined) return this.stepDeep(unit);
    if (this.now >= this.runEnd) {
      this.isRunOver = true;
      return 1;
    }
    this.now++;
    this.stepPlain();
    return 1;
  }

  private stepPlain(): void {
    const unit = this.nextUnit();
    const start = this.bestStart(unit);
    if (start >= 0) this.placeAt(unit, start);
  }

  private planDeep(): void {
    const { count, units } = this.pool;
    if (count < this.fewest) this.fewest = count;
    if (this.deepQueue.length > 0 || this.now < this.deepAgain || count > this.fewest + DEEP_MARGIN) return;
    this.deepQueue = [...units.subarray(0, count)];
    this.deepAgain = this.now;
  }

  private stepDeep(unit: number): number {
    this.knownDeep ??= new DeepEjection(this.timetable, this.evaluator, this.random);
    const deep = this.knownDeep;
    if (deep.run(unit)) this.pool.remove(unit);
    this.deepAgain += DEEP_PAUSE * deep.calls;
    return deep.calls;
  }

  /** Begins anew with nothing but the locked units. */
  restart(): void {
    this.timetable.clear();
    this.evaluator.weights.fill(NEVER);
    placeLocked(this.timetable, this.evaluator, null);
    this.begin();
  }

  private nextUnit(): number {
    while (this.queue.length > 0) {
      const unit = this.queue.pop()!;
      if (this.pool.has(unit)) return unit;
    }
    const drawn = this.runs <= QUICK_RUNS ? TOURNAMENT : SMALL_TOURNAMENT;
    if (drawn === TOURNAMENT && this.pool.count <= FEW) return this.heaviest();
    let best = this.pool.draw(this.random);
    for (let i = 1; i < drawn; i++) {
      const other = this.pool.draw(this.random);
      if (this.weights[other]! > this.weights[best]! && this.weights[other]! < NEVER) best = other;
    }
    return best;
  }

  /** Looked for from a random one on: of several the first. */
  private heaviest(): number {
    const { units, count } = this.pool;
    const first = this.random.below(count);
    let best = units[first]!;
    for (let k = 1; k < count; k++) {
      const unit = units[first + k < count ? first + k : first + k - count]!;
      if (this.weights[unit]! > this.weights[best]! && this.weights[unit]! < NEVER) best = unit;
    }
    return best;
  }

  /** The start with the least to leave, found in random order; −1 where nothing may leave. */
  private bestStart(unit: number): number {
    const { problem } = this.timetable;
    const first = problem.startOffset[unit]!;
    const count = problem.startOffset[unit + 1]! - first;
    let best = -1;
    this.bestWeight = NEVER;
    this.scan.begin(count, this.random);
    for (let k = 0; k < count && this.bestWeight > 0; k++) {
      const start = first + this.scan.next();
      if (this.tabuUntil[start]! >= this.now) continue;
      const weight = this.evaluator.evaluate(unit, start, this.bestWeight);
      if (weight < this.bestWeight) {
        this.bestWeight = weight;
        best = start;
      }
    }
    return best;
  }

  private placeAt(unit: number, start: number): void {
    const { evaluator, timetable, pool } = this;
    // Evaluated again where the scan went on after the best start; ties inside it are drawn anew.
    if (this.bestWeight > 0 && evaluator.evaluate(unit, start, NEVER) >= NEVER) return;
    const { ejection } = evaluator;
    for (let i = 0; i < ejection.count; i++) {
      const leaver = ejection.units[i]!;
      this.tabuUntil[timetable.start[leaver]!] = this.now + TABU_STEPS + this.random.below(2);
    }
    evaluator.settleAt(unit, start);
    if (ejection.count > 0 && this.weights[unit]! < NEVER) this.weights[unit]! += WEIGHT_STEP;
    pool.remove(unit);
    if (!evaluator.keepsRules(unit)) pool.add(unit);
    for (let i = 0; i < ejection.count; i++) pool.add(ejection.units[i]!);
  }
}
