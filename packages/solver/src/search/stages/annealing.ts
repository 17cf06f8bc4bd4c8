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
  private length: number;
  private readonly longest: number;
  private at = 0;
  private temperature = 0;

  constructor(unitCount: number) {
    this.length = CYCLE_STEPS * Math.max(1, unitCount);
    this.longest = this.length * LONGEST;
  }

  get isCycleOver(): boolean {
    return this.at >= this.length;
  }

  /** What one more unit in the way of a chain counts. */
  get perUnit(): number {
    return this.median > 0 ? this.median : 1;
  }

  beginCycle(): void {
    this.at = 0;
    this.length = Math.min(this.longest, this.length * GROWTH);
  }

  accepts(rise: number, random: Random): boolean {
    if (rise <= 0) return true;
    if (this.median === 0) {
      this.sample.push(rise);
      if (this.sample.length === SAMPLE) this.setScale();
      return false;
    }
    return random.unit() < Math.exp(-rise / this.temperature);
  }

  advance(): void {
    this.at++;
    // The temperature changes so slowly that every 64th step is often enough to compute it.
    if ((this.at & 63) === 0) this.temperature = this.hot * (this.cold / this.hot) ** (this.at / this.length);
  }

  private setScale(): void {
    this.sample.sort((a, b) => a - b);
    this.median = this.sample[SAMPLE / 2]!;
    this.hot = HOT * this.median;
    this.cold = COLD * Math.min(this.median / 2, this.sample[0]!);
  }
}
