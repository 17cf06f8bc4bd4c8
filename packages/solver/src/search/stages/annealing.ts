import type { Random } from '../random.ts';

/** Temperature at the start of a cycle, in units of the median rise of a move. */
const HOT = 0.5;
/** Temperature at its end, in units of the smallest rise seen; never above that share of half the median. */
const COLD = 0.2;
/** Steps of the first cycle per unit; each later cycle is longer by GROWTH, up to LONGEST times the first. */
const CYCLE_STEPS = 60;
const GROWTH = 1.7;
const LONGEST = 100;
/** How many rises are seen before the typical one is known; until then only falls are accepted. */
const SAMPLE = 200;
/** The temperature changes so slowly that every so many steps is often enough to compute it. */
const STRIDE = 64;

/** Counts: steps taken in this cycle, cycles that are over, whether the scale is known (1: somebody writes it). */
const STEPS = 0;
const CYCLE = 1;
const KNOWN = 2;

/** How far an annealing has come. Several threads may share it: then they cool together, each taking some of the steps. */
export interface AnnealingState {
  readonly counts: Int32Array;
  /** The median and the smallest rise. */
  readonly scale: Float64Array;
}

export function ownAnnealingState(): AnnealingState {
  return { counts: new Int32Array(3), scale: new Float64Array(2) };
}

/**
 * The temperature of the annealing. It falls geometrically within a cycle, then starts again. Its two ends
 * come from the first rises that are seen: a school whose constraints weigh 1 and one whose constraints weigh
 * 25 are cooled alike, and beside weights of many thousands (softened hard rules) the small ones count, too.
 */
export class Annealing {
  private readonly sample: number[] = [];
  private hot = 0;
  private cold = 0;
  private median = 0;
  private cycle = 0;
  private length: number;
  private untold = 0;
  private temperature = 0;
  /** Every step of this cycle has been taken. */
  isCycleOver = false;

  constructor(
    private readonly unitCount: number,
    private readonly state: AnnealingState,
  ) {
    this.length = this.lengthOf(0);
    this.look(0);
  }

  /** What one more unit in the way of a chain counts. */
  get perUnit(): number {
    return this.median > 0 ? this.median : 1;
  }

  /** Begins the next cycle; false when another thread has done so already. Threads call it one after the other. */
  beginCycle(): boolean {
    const { counts } = this.state;
    const isFirst = Atomics.load(counts, CYCLE) === this.cycle;
    if (isFirst) {
      Atomics.store(counts, STEPS, 0);
      Atomics.add(counts, CYCLE, 1);
    }
    this.look(0);
    return isFirst;
  }

  /** The largest rise that is going to be accepted: drawn before a move, which can then end as soon as it must be above. */
  drawRise(random: Random): number {
    return this.median === 0 ? Number.POSITIVE_INFINITY : -this.temperature * Math.log(1 - random.unit());
  }

  /** @param most what was drawn for the move. */
  accepts(rise: number, most: number): boolean {
    if (rise <= 0) return true;
    if (this.median === 0) {
      this.sample.push(rise);
      if (this.sample.length === SAMPLE) this.tellScale();
      return false;
    }
    return rise <= most;
  }

  advance(): void {
    if (++this.untold < STRIDE) return;
    this.untold = 0;
    this.look(Atomics.add(this.state.counts, STEPS, STRIDE) + STRIDE);
  }

  /** Takes over what is known in common. */
  private look(steps: number): void {
    const { counts, scale } = this.state;
    if (this.median === 0 && Atomics.load(counts, KNOWN) === 2) this.setScale(scale[0]!, scale[1]!);
    const cycle = Atomics.load(counts, CYCLE);
    if (cycle !== this.cycle) {
      this.cycle = cycle;
      this.length = this.lengthOf(cycle);
    }
    this.isCycleOver = steps >= this.length;
    this.temperature = this.hot * (this.cold / this.hot) ** Math.min(1, steps / this.length);
  }

  private lengthOf(cycle: number): number {
    return CYCLE_STEPS * Math.max(1, this.unitCount) * Math.min(LONGEST, GROWTH ** cycle);
  }

  /** The first whose sample is large enough says it for all. */
  private tellScale(): void {
    this.sample.sort((a, b) => a - b);
    const { counts, scale } = this.state;
    if (Atomics.compareExchange(counts, KNOWN, 0, 1) !== 0) return;
    scale[0] = this.sample[SAMPLE / 2]!;
    scale[1] = this.sample[0]!;
    Atomics.store(counts, KNOWN, 2);
    this.setScale(scale[0], scale[1]);
  }

  private setScale(median: number, smallest: number): void {
    this.median = median;
    this.hot = HOT * median;
    this.cold = COLD * Math.min(median / 2, smallest);
  }
}
