import type { Assignment, Problem, Rule, StartLoadRule } from '../../problem/problem.ts';
import type { Random } from '../random.ts';
import { type Ejection, NEVER } from './ejection.ts';
import { hasRules, type Membership, membershipOf } from './membership.ts';
import type { CountedKind, Primitive } from './primitive.ts';

export const startLoadKind: CountedKind<StartLoadRule> = {
  fault: ({ startDay }, { max, load }) => {
    if (!Number.isInteger(max) || max < 0) return `max is ${max}, expected a whole number from 0`;
    return load.length === startDay.length
      ? null
      : `The length of load is ${load.length}, expected ${startDay.length}`;
  },
  amount: startLoadAmount,
  create: ({ problem, start }, rules) => new StartLoads(problem, rules, start),
};

function startLoadAmount(_: Problem, rule: StartLoadRule, { start }: Assignment): number {
  let sum = 0;
  for (const unit of rule.units) if (start[unit]! >= 0) sum += rule.load[start[unit]!]!;
  return Math.max(0, sum - rule.max);
}

/**
 * Limits on the sum of the loads of all starts. A look-up takes constant time per rule; the choice of the units to
 * eject is linear in the units that have a load, of which a hard limit leaves few.
 *
 * Invariant: `sum[rule]` is the load of the placed units of the rule, and `loaded[rule]` has those whose load is not 0.
 */
class StartLoads implements Primitive {
  private readonly members: Membership;
  private readonly sum: Int32Array;
  /** The largest sum without penalty; for hard rules at least that of the locked units. */
  private readonly cap: Int32Array;
  private readonly loaded: readonly Set<number>[];

  constructor(
    problem: Problem,
    private readonly rules: readonly StartLoadRule[],
    private readonly start: Int32Array,
  ) {
    this.members = membershipOf(problem.unitCount, rules);
    this.sum = new Int32Array(rules.length);
    this.cap = Int32Array.from(rules, (rule) => rule.max);
    this.loaded = rules.map(() => new Set());
  }

  get isEmpty(): boolean {
    return this.rules.length === 0;
  }

  concerns(unit: number): boolean {
    return hasRules(this.members, unit);
  }

  tolerate(tightened?: Rule): void {
    this.rules.forEach((rule, r) => {
      this.cap[r] = Math.max(this.cap[r]!, this.sum[r]! - (rule === tightened ? 1 : 0));
    });
  }

  change(unit: number, start: number, sign: number): void {
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      const load = this.rules[rule]!.load[start]!;
      if (load === 0) continue;
      this.sum[rule]! += sign * load;
      if (sign > 0) this.loaded[rule]!.add(unit);
      else this.loaded[rule]!.delete(unit);
    }
  }

  penalisedUnits(): number[] {
    return this.loaded.flatMap((units, rule) => (this.sum[rule]! > this.cap[rule]! ? [...units] : []));
  }

  rise(unit: number, start: number): number {
    let penalty = 0;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      const load = this.rules[rule]!.load[start]!;
      const excess = this.sum[rule]! + load - this.cap[rule]!;
      if (excess > 0) penalty += this.rules[rule]!.weight * Math.min(excess, load);
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
      const load = this.rules[rule]!.load[start]!;
      const excess = load === 0 ? 0 : this.sum[rule]! + load - this.cap[rule]!;
      if (excess > 0) this.ejectLoaded(rule, excess, ejection, weights, random);
      if (ejection.weight >= NEVER) return;
    }
  }

  /** Ejects units until the excess is gone, the lightest per load first; ties at random. */
  private ejectLoaded(
    rule: number,
    excess: number,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): void {
    const { load } = this.rules[rule]!;
    const loaded = this.loaded[rule]!;
    let remaining = excess;
    for (const unit of loaded) if (ejection.has(unit)) remaining -= load[this.start[unit]!]!;
    while (remaining > 0) {
      let best = -1;
      let bestRatio = Number.POSITIVE_INFINITY;
      let ties = 0;
      for (const unit of loaded) {
        if (ejection.has(unit)) continue;
        const ratio = weights[unit]! / Math.min(remaining, load[this.start[unit]!]!);
        if (ratio > bestRatio) continue;
        ties = ratio < bestRatio ? 1 : ties + 1;
        if (ties === 1 || random.below(ties) === 0) best = unit;
        bestRatio = ratio;
      }
      if (best < 0) {
        ejection.weight = NEVER;
        return;
      }
      remaining -= load[this.start[best]!]!;
      ejection.add(best, weights[best]!);
    }
  }
}
