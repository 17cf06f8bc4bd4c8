import type { Membership } from '../../problem/membership.ts';
import type { DayCountRule, Problem } from '../../problem/problem.ts';
import { type Ejection, NEVER } from '../ejection.ts';
import type { Random } from '../random.ts';

/**
 * Limits per day on units or periods, with one counter per rule and day. Asking is constant time per rule
 * while the limit holds; choosing what leaves is linear in the rule's units.
 *
 * Invariant: `count[rule × days + day]` is the sum over the rule's placed units of that day.
 */
export class DayCounts {
  private readonly count: Int32Array;
  /** The largest count that costs nothing; for hard rules at least what the locked units cause. */
  private readonly cap: Int32Array;
  private readonly inPeriods: Uint8Array;

  constructor(
    private readonly problem: Problem,
    private readonly members: Membership<DayCountRule>,
    private readonly start: Int32Array,
  ) {
    const days = problem.dayCount;
    this.count = new Int32Array(members.rules.length * days);
    this.cap = new Int32Array(members.rules.length * days);
    this.inPeriods = Uint8Array.from(members.rules, (rule) => (rule.measure === 'periods' ? 1 : 0));
    members.rules.forEach((rule, r) => {
      this.cap.fill(rule.max, r * days, (r + 1) * days);
    });
  }

  /** Raises the limits to what stands now: called once, when the locked units alone stand. */
  tolerate(): void {
    for (let i = 0; i < this.count.length; i++) this.cap[i] = Math.max(this.cap[i]!, this.count[i]!);
  }

  clear(): void {
    this.count.fill(0);
  }

  /** Counts `unit` at `start` in (sign 1) or out (−1). */
  change(unit: number, start: number, sign: number): void {
    const days = this.problem.dayCount;
    const day = this.problem.startDay[start]!;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      this.count[rule * days + day]! += sign * this.size(rule, start);
    }
  }

  /** What the soft cost rises by when the unplaced `unit` is placed at `start`. */
  rise(unit: number, start: number): number {
    const days = this.problem.dayCount;
    const day = this.problem.startDay[start]!;
    let cost = 0;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      const size = this.size(rule, start);
      const over = this.count[rule * days + day]! + size - this.cap[rule * days + day]!;
      if (over > 0) cost += this.members.rules[rule]!.weight * Math.min(over, size);
    }
    return cost;
  }

  /** Adds to `ejection` what must leave so that the unplaced `unit` may stand at `start`; ties at random. */
  eject(unit: number, start: number, ejection: Ejection, weights: Float64Array, random: Random): void {
    const days = this.problem.dayCount;
    const day = this.problem.startDay[start]!;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      const over = this.count[rule * days + day]! + this.size(rule, start) - this.cap[rule * days + day]!;
      if (over > 0) this.ejectFrom(rule, day, over, ejection, weights, random);
      if (ejection.weight >= NEVER) return;
    }
  }

  private ejectFrom(
    rule: number,
    day: number,
    over: number,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): void {
    const { startDay } = this.problem;
    const units = this.members.rules[rule]!.units;
    let left = over;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!;
      const at = this.start[unit]!;
      if (at >= 0 && startDay[at] === day && ejection.has(unit)) left -= this.size(rule, at);
    }
    while (left > 0) {
      let best = -1;
      let bestRatio = Number.POSITIVE_INFINITY;
      let ties = 0;
      for (let i = 0; i < units.length; i++) {
        const unit = units[i]!;
        const at = this.start[unit]!;
        if (at < 0 || startDay[at] !== day || ejection.has(unit)) continue;
        const ratio = weights[unit]! / Math.min(left, this.size(rule, at));
        if (ratio > bestRatio) continue;
        ties = ratio < bestRatio ? 1 : ties + 1;
        if (ties === 1 || random.below(ties) === 0) best = unit;
        bestRatio = ratio;
      }
      if (best < 0) {
        ejection.weight = NEVER;
        return;
      }
      left -= this.size(rule, this.start[best]!);
      ejection.add(best, weights[best]!);
    }
  }

  private size(rule: number, start: number): number {
    return this.inPeriods[rule] === 1 ? this.problem.startPeriodCount[start]! : 1;
  }
}
