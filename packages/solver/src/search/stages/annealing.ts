import type { SearchParams } from '../../params/search-params.ts';
import type { AnnealingState } from '../common/annealing-state.ts';
import type { Random } from '../random.ts';

/**
 * Counts: steps of this cycle, completed cycles, state of the scale (0 unknown, 1 being written, 2 known), 1 in the last
 * cycle of the run, completed whole cycles, 1 in a brief cycle, steps of escapes since the last whole cycle.
 */
const STEPS = 0;
const CYCLE = 1;
const KNOWN = 2;
const LAST = 3;
const WHOLE = 4;
const BRIEF = 5;
const ESCAPES = 6;

/**
 * Numbers: median rise, smallest rise, the step of this cycle with which the run ends (0 unknown; an estimate, so that an
 * update that another thread overwrites does no harm), the best cost when this cycle began plus 1 (0 unknown).
 */
const MEDIAN = 0;
const SMALLEST = 1;
const END = 2;
const COST_AT_BEGIN = 3;

/**
 * The temperature of the annealing. It falls geometrically within a cycle, then starts again. Its scale comes from the
 * first rises of the cost: schools with constraints of weight 1 and of weight 25 are cooled alike, and beside weights of
 * many thousands (softened hard rules) the small ones count, too.
 *
 * A cycle pays when it ends cold. If the end of the run is expected, its last cycle ends with it: it is shorter, or takes
 * the steps that would be too few for one more.
 */
export class Annealing {
  private readonly sample: number[] = [];
  private hot = 0;
  private cold = 0;
  private median = 0;
  private cycle = 0;
  /** Steps that are not yet in `state`. */
  private uncounted = 0;
  private temperature = 0;
  private readonly refreshSteps: number;
  /** True when all steps of this cycle have been taken. */
  isCycleOver = false;

  constructor(
    private readonly unitCount: number,
    private readonly state: AnnealingState,
    private readonly params: SearchParams['annealing'],
  ) {
    this.refreshSteps = params.refreshSteps;
    this.refresh(0);
  }

  /** Price of one more ejected unit in a chain. */
  get unitCost(): number {
    return this.median > 0 ? this.median : 1;
  }

  /** Completed cycles, as this thread knows. */
  get completedCycles(): number {
    return this.cycle;
  }

  /** Completed cycles of all threads without the brief ones. */
  get wholeCycles(): number {
    return Atomics.load(this.state.counts, WHOLE);
  }

  /** Takes note of the steps that all threads together still have. */
  expect(stepsLeft: number): void {
    const { counts, numbers } = this.state;
    numbers[END] = Number.isFinite(stepsLeft) ? Atomics.load(counts, STEPS) + Math.max(1, stepsLeft) : 0;
  }

  /** True if another thread has begun the next cycle already. */
  get isBehind(): boolean {
    return Atomics.load(this.state.counts, CYCLE) !== this.cycle;
  }

  /** True while escapes have had fewer steps than their share of the last whole cycle, and there is time for one. */
  get mayEscape(): boolean {
    const { counts } = this.state;
    const most = this.params.escapeShare * this.lengthOf(Atomics.load(counts, WHOLE));
    return Atomics.load(counts, ESCAPES) < most && this.end - Atomics.load(counts, STEPS) >= this.lengthOf(0);
  }

  /** Counts steps of an escape, which belong to no cycle. */
  countEscape(steps: number): void {
    const { counts, numbers } = this.state;
    Atomics.add(counts, ESCAPES, steps);
    if (numbers[END]! > 0) numbers[END] = Math.max(1, numbers[END]! - steps);
  }

  /** The best cost when this cycle began, for all threads; infinite while it is not known. */
  get costAtBegin(): number {
    const known = this.state.numbers[COST_AT_BEGIN]!;
    return known === 0 ? Number.POSITIVE_INFINITY : known - 1;
  }

  set costAtBegin(cost: number) {
    this.state.numbers[COST_AT_BEGIN] = cost + 1;
  }

  /**
   * Begins the next cycle, a brief one after an escape; false if another thread has done so already. Threads call it one
   * after the other.
   *
   * @param cost the best cost so far
   */
  beginCycle(cost: number, isBrief = false): boolean {
    const { counts, numbers } = this.state;
    const isFirst = !this.isBehind;
    if (isFirst) {
      this.costAtBegin = cost;
      Atomics.store(counts, BRIEF, isBrief ? 1 : 0);
      if (isBrief) Atomics.add(counts, ESCAPES, this.lengthOf(0));
      else {
        Atomics.store(counts, ESCAPES, 0);
        Atomics.add(counts, WHOLE, 1);
      }
      const next = this.lengthOf(isBrief ? 0 : Atomics.load(counts, WHOLE));
      if (numbers[END]! > 0) numbers[END] = Math.max(1, numbers[END]! - Atomics.load(counts, STEPS));
      Atomics.store(counts, LAST, this.end < next * (1 + this.params.shortestCycle) ? 1 : 0);
      Atomics.store(counts, STEPS, 0);
      Atomics.add(counts, CYCLE, 1);
    }
    this.refresh(0);
    return isFirst;
  }

  /** The step of this cycle with which the run ends. */
  private get end(): number {
    return this.state.numbers[END] || Number.POSITIVE_INFINITY;
  }

  /** Draws the largest rise that is accepted, before the move: this can then end as soon as it must be above. */
  drawRise(random: Random): number {
    return this.median === 0 ? Number.POSITIVE_INFINITY : -this.temperature * Math.log(1 - random.unit());
  }

  /** @param most the rise drawn for the move. Until the scale is known only falls are accepted. */
  accepts(rise: number, most: number): boolean {
    if (rise <= 0) return true;
    if (this.median === 0) {
      this.sample.push(rise);
      if (this.sample.length === this.params.sample) this.writeScale();
      return false;
    }
    return rise <= most;
  }

  advance(): void {
    if (++this.uncounted < this.refreshSteps) return;
    this.uncounted = 0;
    this.refresh(Atomics.add(this.state.counts, STEPS, this.refreshSteps) + this.refreshSteps);
  }

  /** Reads the shared state. */
  private refresh(steps: number): void {
    const { counts, numbers } = this.state;
    if (this.median === 0 && Atomics.load(counts, KNOWN) === 2) {
      this.setScale(numbers[MEDIAN]!, numbers[SMALLEST]!);
    }
    this.cycle = Atomics.load(counts, CYCLE);
    const isLast = Atomics.load(counts, LAST) === 1;
    const wholeCycles = Atomics.load(counts, BRIEF) === 1 ? 0 : Atomics.load(counts, WHOLE);
    const length = isLast ? this.end : Math.min(this.lengthOf(wholeCycles), this.end);
    this.isCycleOver = steps >= length;
    this.temperature = this.hot * (this.cold / this.hot) ** Math.min(1, steps / length);
  }

  private lengthOf(cycle: number): number {
    const { cycleSteps, cycleGrowth, longestCycle } = this.params;
    return cycleSteps * Math.max(1, this.unitCount) * Math.min(longestCycle, cycleGrowth ** cycle);
  }

  /** The thread whose sample is large enough first sets the scale for all. */
  private writeScale(): void {
    this.sample.sort((a, b) => a - b);
    const { counts, numbers } = this.state;
    if (Atomics.compareExchange(counts, KNOWN, 0, 1) !== 0) return;
    numbers[MEDIAN] = this.sample[this.sample.length >> 1]!;
    numbers[SMALLEST] = this.sample[0]!;
    Atomics.store(counts, KNOWN, 2);
    this.setScale(numbers[MEDIAN], numbers[SMALLEST]);
  }

  private setScale(median: number, smallest: number): void {
    this.median = median;
    this.hot = this.params.hot * median;
    // Never above that share of half the median.
    this.cold = this.params.cold * Math.min(median / 2, smallest);
  }
}
