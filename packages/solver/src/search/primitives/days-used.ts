import type { Assignment, DaysUsedRule, Problem, Rule } from '../../problem/problem.ts';
import type { Random } from '../random.ts';
import { type Ejection, NEVER } from './ejection.ts';
import { hasRules, type Membership, membershipOf } from './membership.ts';
import type { CountedKind, Primitive } from './primitive.ts';

export const daysUsedKind: CountedKind<DaysUsedRule> = {
  fault: (_, { max }) =>
    Number.isInteger(max) && max >= 0 ? null : `max is ${max}, expected a whole number from 0`,
  amount: daysUsedAmount,
  create: ({ problem, start }, rules) => new DaysUsed(problem, rules, start),
};

function daysUsedAmount(problem: Problem, rule: DaysUsedRule, { start }: Assignment): number {
  const days = new Set<number>();
  for (const unit of rule.units) if (start[unit]! >= 0) days.add(problem.startDay[start[unit]!]!);
  return Math.max(0, days.size - rule.max);
}

/**
 * Limits on the number of days that a set of units uses. A look-up takes constant time per rule while the limit
 * holds; to use one day more, the lightest used day is emptied, linear in the units of the rule.
 *
 * Invariant: `count[rule × days + day]` is the number of placed units of the rule on that day, `used[rule]` the
 * number of days on which that is not 0.
 */
class DaysUsed implements Primitive {
  private readonly members: Membership;
  private readonly count: Int32Array;
  private readonly used: Int32Array;
  /** The largest number of days without penalty; for hard rules at least that of the locked units. */
  private readonly cap: Int32Array;
  /** Scratch: per day, the weight of the units that would have to leave it. */
  private readonly dayWeight: Float64Array;

  constructor(
    private readonly problem: Problem,
    private readonly rules: readonly DaysUsedRule[],
    private readonly start: Int32Array,
  ) {
    this.members = membershipOf(problem.unitCount, rules);
    this.count = new Int32Array(rules.length * problem.dayCount);
    this.used = new Int32Array(rules.length);
    this.cap = Int32Array.from(rules, (rule) => rule.max);
    this.dayWeight = new Float64Array(problem.dayCount);
  }

  get isEmpty(): boolean {
    return this.rules.length === 0;
  }

  concerns(unit: number): boolean {
    return hasRules(this.members, unit);
  }

  tolerate(tightened?: Rule): void {
    this.rules.forEach((rule, r) => {
      this.cap[r] = Math.max(this.cap[r]!, this.used[r]! - (rule === tightened ? 1 : 0));
    });
  }

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

  rise(unit: number, start: number): number {
    let penalty = 0;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      if (this.exceedsCap(rule, start)) penalty += this.rules[rule]!.weight;
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
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      if (this.exceedsCap(rule, start)) this.emptyOneDay(rule, ejection, weights, random);
      if (ejection.weight >= NEVER) return;
    }
  }

  penalisedUnits(): number[] {
    return this.rules.flatMap(({ units }, rule) => (this.used[rule]! > this.cap[rule]! ? [...units] : []));
  }

  /** True if a unit at `start` would use one day too many. */
  private exceedsCap(rule: number, start: number): boolean {
    const day = this.problem.startDay[start]!;
    return this.count[rule * this.problem.dayCount + day] === 0 && this.used[rule]! >= this.cap[rule]!;
  }

  private emptyOneDay(rule: number, ejection: Ejection, weights: Float64Array, random: Random): void {
    const { dayCount, startDay } = this.problem;
    const units = this.rules[rule]!.units;
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
      // All units of this day leave anyway.
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
