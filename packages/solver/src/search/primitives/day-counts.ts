import type { Assignment, DayCountRule, Problem, Rule } from '../../problem/problem.ts';
import type { Random } from '../random.ts';
import { type Ejection, NEVER } from './ejection.ts';
import { hasRules, type Membership, membershipOf } from './membership.ts';
import type { CountedKind, Primitive } from './primitive.ts';

export const dayCountKind: CountedKind<DayCountRule> = {
  fault: (_, { max }) =>
    Number.isInteger(max) && max >= 0 ? null : `max is ${max}, expected a whole number from 0`,
  amount: dayCountAmount,
  create: ({ problem, start }, rules) => new DayCounts(problem, rules, start),
};

function dayCountAmount(problem: Problem, rule: DayCountRule, { start }: Assignment): number {
  const counts = new Float64Array(problem.dayCount);
  for (const unit of rule.units) {
    const at = start[unit]!;
    if (at < 0) continue;
    counts[problem.startDay[at]!]! += rule.measure === 'units' ? 1 : problem.startPeriodCount[at]!;
  }
  return counts.reduce((sum, count) => sum + Math.max(0, count - rule.max), 0);
}

/**
 * Limits per day on units or periods, with one counter per rule and day. A look-up takes constant time per rule
 * while the limit holds; the choice of the units to eject is linear in the units of the rule.
 *
 * Invariant: `count[rule × days + day]` is the sum over the placed units of the rule on that day.
 */
class DayCounts implements Primitive {
  private readonly members: Membership;
  private readonly count: Int32Array;
  /** The largest count without penalty; for hard rules at least that of the locked units. */
  private readonly cap: Int32Array;
  private readonly inPeriods: Uint8Array;

  constructor(
    private readonly problem: Problem,
    private readonly rules: readonly DayCountRule[],
    private readonly start: Int32Array,
  ) {
    const days = problem.dayCount;
    this.members = membershipOf(problem.unitCount, rules);
    this.count = new Int32Array(rules.length * days);
    this.cap = new Int32Array(rules.length * days);
    this.inPeriods = Uint8Array.from(rules, (rule) => (rule.measure === 'periods' ? 1 : 0));
    rules.forEach((rule, r) => {
      this.cap.fill(rule.max, r * days, (r + 1) * days);
    });
  }

  get isEmpty(): boolean {
    return this.rules.length === 0;
  }

  concerns(unit: number): boolean {
    return hasRules(this.members, unit);
  }

  tolerate(tightened?: Rule): void {
    const days = this.problem.dayCount;
    let isTightened = false;
    for (let i = 0; i < this.count.length; i++) {
      if (this.count[i]! <= this.cap[i]!) continue;
      const isLess: boolean = !isTightened && this.rules[Math.floor(i / days)] === tightened;
      this.cap[i] = this.count[i]! - (isLess ? 1 : 0);
      isTightened ||= isLess;
    }
  }

  change(unit: number, start: number, sign: number): void {
    const days = this.problem.dayCount;
    const day = this.problem.startDay[start]!;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      this.count[rule * days + day]! += sign * this.size(rule, start);
    }
  }

  rise(unit: number, start: number): number {
    const days = this.problem.dayCount;
    const day = this.problem.startDay[start]!;
    let penalty = 0;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      const size = this.size(rule, start);
      const excess = this.count[rule * days + day]! + size - this.cap[rule * days + day]!;
      if (excess > 0) penalty += this.rules[rule]!.weight * Math.min(excess, size);
    }
    return penalty;
  }

  eject(
    unit: number,
    start: number,
    ejection: Ejection,
    weights: Float64Array,
    _bound: number,
    random: Random,
  ): void {
    const days = this.problem.dayCount;
    const day = this.problem.startDay[start]!;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      const excess = this.count[rule * days + day]! + this.size(rule, start) - this.cap[rule * days + day]!;
      if (excess > 0) this.ejectFrom(rule, day, excess, ejection, weights, random);
      if (ejection.weight >= NEVER) return;
    }
  }

  /** Only the units of the days with too many. */
  penalisedUnits(): number[] {
    const { dayCount, startDay } = this.problem;
    const units: number[] = [];
    this.rules.forEach((rule, r) => {
      for (const unit of rule.units) {
        if (this.start[unit]! < 0) continue;
        const day = r * dayCount + startDay[this.start[unit]!]!;
        if (this.count[day]! > this.cap[day]!) units.push(unit);
      }
    });
    return units;
  }

  /** Ejects units of the day until the excess is gone, the lightest per unit or period first. */
  private ejectFrom(
    rule: number,
    day: number,
    excess: number,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): void {
    const { startDay } = this.problem;
    const units = this.rules[rule]!.units;
    let remaining = excess;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!;
      const at = this.start[unit]!;
      if (at >= 0 && startDay[at] === day && ejection.has(unit)) remaining -= this.size(rule, at);
    }
    while (remaining > 0) {
      let best = -1;
      let bestRatio = Number.POSITIVE_INFINITY;
      let ties = 0;
      for (let i = 0; i < units.length; i++) {
        const unit = units[i]!;
        const at = this.start[unit]!;
        if (at < 0 || startDay[at] !== day || ejection.has(unit)) continue;
        const ratio = weights[unit]! / Math.min(remaining, this.size(rule, at));
        if (ratio > bestRatio) continue;
        ties = ratio < bestRatio ? 1 : ties + 1;
        if (ties === 1 || random.below(ties) === 0) best = unit;
        bestRatio = ratio;
      }
      if (best < 0) {
        ejection.weight = NEVER;
        return;
      }
      remaining -= this.size(rule, this.start[best]!);
      ejection.add(best, weights[best]!);
    }
  }

  private size(rule: number, start: number): number {
    return this.inPeriods[rule] === 1 ? this.problem.startPeriodCount[start]! : 1;
  }
}
