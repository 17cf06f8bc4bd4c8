import type { Membership } from '../../problem/membership.ts';
import type { DaysUsedRule, Problem } from '../../problem/problem.ts';
import { type Ejection, NEVER } from '../ejection.ts';
import type { Random } from '../random.ts';

/**
 * Limits on the number of days that a set of units uses. Asking is constant time per rule while the limit
 * holds; to use one day more, the cheapest used day is emptied, linear in the rule's units.
 *
 * Invariant: `count[rule × days + day]` is the number of the rule's placed units of that day, `used[rule]`
 * the number of days on which that is not 0.
 */
export class DaysUsed {
  private readonly count: Int32Array;
  private readonly used: Int32Array;
  /** The largest number of days that costs nothing; for hard rules at least that of the locked units. */
  private readonly cap: Int32Array;
  /** Scratch: per day, the weight of what would have to leave it. */
  private readonly dayWeight: Float64Array;

  constructor(
    private readonly problem: Problem,
    private readonly members: Membership<DaysUsedRule>,
    private readonly start: Int32Array,
  ) {
    this.count = new Int32Array(members.rules.length * problem.dayCount);
    this.used = new Int32Array(members.rules.length);
    this.cap = Int32Array.from(members.rules, (rule) => rule.max);
    this.dayWeight = new Float64Array(problem.dayCount);
  }

  /** Raises the limits to what stands now: called once, when the locked units alone stand. */
  tolerate(): void {
    for (let r = 0; r < this.cap.length; r++) this.cap[r] = Math.max(this.cap[r]!, this.used[r]!);
  }

  clear(): void {
    this.count.fill(0);
    this.used.fill(0);
  }

  /** Counts `unit` at `start` in (sign 1) or out (−1). */
  change(unit: number, start: number, sign: number): void {
    const days = this.problem.dayCount;
    const day = this.problem.startDay[start]!;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      const before = this.count[rule * days + day]!;
      this.count[rule * days + day] = before + sign;
      if (before === 0) this.used[rule]!++;
      else if (before + sign === 0) this.used[rule]!--;
    }
  }

  /** What the soft cost rises by when the unplaced `unit` is placed at `start`. */
  rise(unit: number, start: number): number {
    let cost = 0;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      if (this.opensOneTooMany(rule, start)) cost += this.members.rules[rule]!.weight;
    }
    return cost;
  }

  /** Adds to `ejection` what must leave so that the unplaced `unit` may stand at `start`; ties at random. */
  eject(unit: number, start: number, ejection: Ejection, weights: Float64Array, random: Random): void {
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      if (this.opensOneTooMany(rule, start)) this.emptyOneDay(rule, ejection, weights, random);
      if (ejection.weight >= NEVER) return;
    }
  }

  private opensOneTooMany(rule: number, start: number): boolean {
    const day = this.problem.startDay[start]!;
    return this.count[rule * this.problem.dayCount + day] === 0 && this.used[rule]! >= this.cap[rule]!;
  }

  private emptyOneDay(rule: number, ejection: Ejection, weights: Float64Array, random: Random): void {
    const { dayCount, startDay } = this.problem;
    const units = this.members.rules[rule]!.units;
    const base = rule * dayCount;
    this.dayWeight.fill(0);
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!;
      const at = this.start[unit]!;
      if (at >= 0 && !ejection.has(unit)) this.dayWeight[startDay[at]!]! += weights[unit]!;
    }
    let best = -1;
    let ties = 0;
    for (let day = 0; day < dayCount; day++) {
      if (this.count[base + day] === 0) continue;
      const weight = this.dayWeight[day]!;
      if (weight === 0) return;
      if (weight >= NEVER || (best >= 0 && weight > this.dayWeight[best]!)) continue;
      ties = best < 0 || weight < this.dayWeight[best]! ? 1 : ties + 1;
      if (ties === 1 || random.below(ties) === 0) best = day;
    }
    if (best < 0) {
      ejection.weight = NEVER;
      return;
    }
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!;
      const at = this.start[unit]!;
      if (at >= 0 && startDay[at] === best) ejection.add(unit, weights[unit]!);
    }
  }
}
