import type { SearchParams } from '../../params/search-params.ts';
import { difficultyOf, sortHardestLast } from '../difficulty.ts';
import type { Evaluator } from '../evaluator.ts';
import { luby } from '../luby.ts';
import { RecursiveEjection } from '../moves/recursive-ejection.ts';
import { placeLocked } from '../placement.ts';
import { LEAST_WEIGHT, NEVER } from '../primitives/ejection.ts';
import type { Random } from '../random.ts';
import { ScanOrder } from '../scan-order.ts';
import type { SearchTimetable } from '../timetable.ts';
import { UnitPool } from './unit-pool.ts';

export interface EjectionOptions {
  /** False for a run without an end. Default true. */
  readonly restarts?: boolean;
  /** Weight of a rise of the soft cost by 1, when a start is chosen. Default 0. */
  readonly softPrice?: number;
}

/**
 * Fills the timetable by ejection. One step places one unplaced unit at the start from which the least weight has to
 * leave; the ejected units are unplaced again and may not return to their starts for a few steps (tabu). A unit for which
 * others have to leave grows heavier, so that it is ejected less often; a start for which others had to leave before counts
 * as heavier each time, which ends cycles of units that eject each other. Runs are restarted after the Luby sequence.
 * Sources: ejection chains (Glover 1996), for timetables Müller ("Iterative forward search", 2005); weights as in
 * breakout local search (Morris 1993), memory of repeated moves as in tabu search (Glover 1989).
 *
 * If few units are left, each of them is tried by ejection with backtracking (`moves/recursive-ejection.ts`).
 *
 * A step costs starts of one unit × one evaluation. Invariant: no hard rule is violated between steps, and a
 * unit is in `pool` exactly while it is unplaced (during the first pass it may also be in `queue`).
 */
export class EjectionFill {
  private readonly pool: UnitPool;
  private readonly weights: Float64Array;
  private readonly tabuUntil: Int32Array;
  /** Per start, how often other units have left for it in this run. */
  private readonly repeats: Int32Array;
  /** Price of a repeat in this run. */
  private repeatPrice = 0;
  /** With a budget for change units have to return to their starts again and again. */
  private readonly mayPriceRepeats: boolean;
  private readonly scan = new ScanOrder();
  private readonly difficulty: Float64Array;
  /** Units that have not been tried in this run, the most difficult last. */
  private queue: number[] = [];
  private now = 0;
  /** Created on first use: easy schools are full before that. */
  private knownRecursive: RecursiveEjection | null = null;
  /** Units that ejection with backtracking is still to try. */
  private recursiveQueue: number[] = [];
  /** The step from which ejection with backtracking is tried again. */
  private recursiveFrom = 0;
  /** The run has had its steps: next is `restart`, or a run from another timetable. */
  isRunOver = false;
  /** The fewest unplaced units of this run. */
  fewest = 0;
  private runs = 0;
  private runEnd = Number.POSITIVE_INFINITY;
  /**
   * The weight that has to leave for the start that `bestStart` has found last, with the prices of repeats and of the soft
   * cost; 0 if it is free and raises no cost.
   */
  private bestWeight = NEVER;
  private readonly restarts: boolean;
  private readonly softPrice: number;
  private readonly params: SearchParams['ejection'];
  private readonly recursion: SearchParams['recursion'];
  private readonly orderNoise: number;

  constructor(
    private readonly timetable: SearchTimetable,
    private readonly evaluator: Evaluator,
    private readonly random: Random,
    { restarts = true, softPrice = 0 }: EjectionOptions = {},
  ) {
    this.restarts = restarts;
    this.softPrice = softPrice;
    const { problem, params } = timetable;
    this.params = params.ejection;
    this.recursion = params.recursion;
    this.orderNoise = params.construct.orderNoise;
    this.pool = new UnitPool(problem.unitCount);
    this.weights = new Float64Array(problem.unitCount);
    this.tabuUntil = new Int32Array(problem.startDay.length).fill(-1);
    this.repeats = new Int32Array(problem.startDay.length);
    this.mayPriceRepeats = problem.rules.every(({ kind }) => kind !== 'startLoad');
    this.difficulty = difficultyOf(problem, params.construct.baseLoad);
  }

  /** True once every unit has been tried in this run. */
  get isPastFirstPass(): boolean {
    return this.queue.length === 0;
  }

  get isComplete(): boolean {
    return this.pool.count === 0;
  }

  /** Begins a run of the sequence with the present timetable. */
  begin(): void {
    this.runs++;
    const { firstRun, everyRun, runFactor } = this.recursion;
    const isRecursive = this.runs >= firstRun && this.runs % everyRun === 0;
    this.beginRun(isRecursive, luby(this.runs) * (isRecursive ? runFactor : 1));
  }

  /** Begins a short run with backtracking, outside the sequence, with the present, nearly full timetable. */
  beginNearlyFull(): void {
    this.beginRun(true, this.recursion.nearlyFullFactor);
  }

  private beginRun(isRecursive: boolean, length: number): void {
    const { problem, locked, start } = this.timetable;
    const { hardnessWeight, runSteps } = this.params;
    this.evaluator.weights = this.weights;
    this.tabuUntil.fill(-1);
    this.repeats.fill(0);
    this.now = 0;
    this.pool.clear();
    this.queue = [];
    let continues = false;
    for (let unit = 0; unit < problem.unitCount; unit++) {
      const extra = hardnessWeight * this.difficulty[unit]!;
      this.weights[unit] = locked[unit] === 1 ? NEVER : LEAST_WEIGHT + extra;
      if (start[unit]! >= 0) {
        continues ||= locked[unit] === 0;
        continue;
      }
      this.pool.add(unit);
      this.queue.push(unit);
    }
    sortHardestLast(this.queue, this.difficulty, this.orderNoise, this.random);
    this.repeatPrice = this.isPriced(continues) ? this.params.repeatWeight : 0;
    this.fewest = problem.unitCount;
    this.recursiveQueue = [];
    this.isRunOver = false;
    this.recursiveFrom = isRecursive ? 0 : runSteps * problem.unitCount;
    this.runEnd = this.restarts ? length * runSteps * problem.unitCount : Number.POSITIVE_INFINITY;
  }

  /** @param continues true if the run begins with a timetable: the first one then stays near it. */
  private isPriced(continues: boolean): boolean {
    if (!this.mayPriceRepeats) return false;
    return this.runs <= 1 ? !continues : this.random.unit() < this.params.repeatShare;
  }

  /** Returns the steps that it took: 1, or the calls of an ejection with backtracking. */
  step(): number {
    if (this.pool.count === 0) return 1;
    if (this.queue.length === 0) this.planRecursive();
    const unit = this.recursiveQueue.pop();
    if (unit !== undefined) return this.stepRecursive(unit);
    if (this.now >= this.runEnd) {
      this.isRunOver = true;
      return 1;
    }
    this.now++;
    this.stepPlain();
    return 1;
  }

  /** Begins a new run with nothing but the locked units. */
  restart(): void {
    this.timetable.clear();
    this.evaluator.weights.fill(NEVER);
    placeLocked(this.timetable, this.evaluator, null);
    this.begin();
  }

  private stepPlain(): void {
    const unit = this.nextUnit();
    const start = this.bestStart(unit);
    if (start >= 0) this.placeAt(unit, start);
  }

  private planRecursive(): void {
    const { count, units } = this.pool;
    if (count < this.fewest) this.fewest = count;
    if (this.recursiveQueue.length > 0 || this.now < this.recursiveFrom) return;
    if (count > this.fewest + this.recursion.margin) return;
    this.recursiveQueue = [...units.subarray(0, count)];
    this.recursiveFrom = this.now;
  }

  private stepRecursive(unit: number): number {
    this.knownRecursive ??= new RecursiveEjection(this.timetable, this.evaluator, this.random);
    const recursive = this.knownRecursive;
    if (recursive.run(unit)) this.pool.remove(unit);
    this.recursiveFrom += this.recursion.pause * recursive.calls;
    return recursive.calls;
  }

  private nextUnit(): number {
    while (this.queue.length > 0) {
      const unit = this.queue.pop()!;
      if (this.pool.has(unit)) return unit;
    }
    const { pool, weights, random } = this;
    const { quickRuns, tournament, smallTournament, fewUnits } = this.params;
    // After many runs without a full timetable it no longer helps to place the heaviest unit every time.
    if (this.runs > quickRuns) return pool.drawHeaviest(smallTournament, weights, random);
    // The heaviest of so few units wins a large tournament nearly always, and is found at less cost.
    if (pool.count <= fewUnits) return pool.heaviest(weights, random);
    return pool.drawHeaviest(tournament, weights, random);
  }

  /**
   * Returns the start with the least weight to eject and prices of repeats and of the soft cost, scanned in random order;
   * −1 if no units may leave for any.
   */
  private bestStart(unit: number): number {
    const { problem } = this.timetable;
    const first = problem.startOffset[unit]!;
    const count = problem.startOffset[unit + 1]! - first;
    let best = -1;
    this.bestWeight = NEVER;
    this.scan.begin(count, this.random);
    const isPriced = this.softPrice > 0;
    for (let k = 0; k < count && this.bestWeight > 0; k++) {
      const start = first + this.scan.next();
      if (this.tabuUntil[start]! >= this.now) continue;
      const price = this.repeatPrice * this.repeats[start]!;
      const rise = isPriced ? this.softPrice * this.timetable.riseWithoutRooms(unit, start) : 0;
      if (rise >= this.bestWeight) continue;
      // A free start is found whatever its price of repeats.
      const bound = Math.max(LEAST_WEIGHT, this.bestWeight - price - rise);
      const weight = this.evaluator.evaluate(unit, start, bound);
      if (weight >= bound) continue;
      this.bestWeight = (weight > 0 ? weight + price : 0) + rise;
      best = start;
    }
    return best;
  }

  private placeAt(unit: number, start: number): void {
    const { evaluator, timetable, pool } = this;
    // Evaluated again, as the scan may have gone on after the best start; ties within it are drawn anew.
    if (this.bestWeight > 0 && evaluator.evaluate(unit, start, NEVER) >= NEVER) return;
    const { ejection } = evaluator;
    const { tabuSteps, tabuSpread, weightStep } = this.params;
    for (let i = 0; i < ejection.count; i++) {
      const ejected = ejection.units[i]!;
      this.tabuUntil[timetable.start[ejected]!] = this.now + tabuSteps + this.random.below(tabuSpread);
    }
    evaluator.placeAt(unit, start);
    if (ejection.count > 0) {
      this.repeats[start]!++;
      if (this.weights[unit]! < NEVER) this.weights[unit]! += weightStep;
    }
    pool.remove(unit);
    if (!evaluator.confirmPlacement(unit)) pool.add(unit);
    for (let i = 0; i < ejection.count; i++) pool.add(ejection.units[i]!);
  }
}
