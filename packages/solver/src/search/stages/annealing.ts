import type { Random } from '../random.ts';

/** Temperature at the start and the end of a cycle, in units of the typical rise of a move. */
const HOT = 0.5;
const COLD = 0.1;
/** Steps of the first cycle per unit; each later cycle is longer by GROWTH, up to LONGEST times the first. */
const CYCLE_STEPS = 60;
const GROWTH = 1.7;
const LONGEST = 20;
/** How many rises are seen before the typical one is known; until then only falls are accepted. */
const SAMPLE = 200;

/**
 * The temperature of the annealing. It falls geometrically from HOT to COLD × scale within a cycle, then
 * starts again. The scale is the median of the first rises: a school whose constraints weigh 1 and one
 * whose constraints weigh 25 are cooled alike.
 */
export class Annealing {
  private readonly sample: number[] = [];
  private scale = 0;
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
    return this.scale > 0 ? this.scale : 1;
  }

  beginCycle(): void {
    this.at = 0;
    this.length = Math.min(this.longest, this.length * GROWTH);
  }

  accepts(rise: number, random: Random): boolean {
    if (rise <= 0) return true;
    if (this.scale === 0) {
      this.sample.push(rise);
      if (this.sample.length === SAMPLE) this.scale = this.sample.sort((a, b) => a - b)[SAMPLE / 2]!;
      return false;
    }
    return random.unit() < Math.exp(-rise / this.temperature);
  }

  advance(): void {
    this.at++;
    // The temperature changes so slowly that every 64th step is often enough to compute it.
    if ((this.at & 63) === 0) this.temperature = this.scale * HOT * (COLD / HOT) ** (this.at / this.length);
  }
}
