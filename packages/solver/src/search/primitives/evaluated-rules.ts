import type { EvaluatedRule, Problem } from '../../problem/problem.ts';
import type { Random } from '../random.ts';
import { type Ejection, LEAST_WEIGHT, NEVER } from './ejection.ts';
import { type Membership, membershipOf } from './membership.ts';
import type { PrimitiveContext, RuleKind } from './primitive.ts';

export const evaluatedKind: RuleKind<EvaluatedRule> = {
  fault: () => null,
  amount: (problem, rule, { start, room }) => rule.amount(start, room, problem),
};

/**
 * Rules that are known by their amount alone. Soft ones are evaluated again after one of their units has changed
 * (`change`, then `settle`); hard ones are tried: the unit is written into the arrays of the timetable, the rule is
 * evaluated, and members leave, best gain for their weight first, until the amount is allowed. A trial costs
 * members × amount at worst, so it comes after every cheaper check.
 */
export class EvaluatedRules {
  private readonly members: Membership;
  private readonly isChanged: Uint8Array;
  private readonly changed: Int32Array;
  private changedCount = 0;
  /** The penalty of the changed rules when they were last evaluated. */
  changedPenalty = 0;
  private readonly known: Float64Array;
  /** The rules that `settle` has evaluated since `beginTrial`, and their amounts before. */
  private readonly settled: Int32Array;
  private readonly knownBefore: Float64Array;
  private settledCount = 0;
  /** The amount of the locked units alone, for hard rules. */
  private readonly allowed: Float64Array;
  /** Per unit that a trial has removed, its start. */
  private readonly removedStart: Int32Array;

  private readonly problem: Problem;
  private readonly start: Int32Array;
  private readonly room: Int32Array;
  /** Added to every gain: a unit that gains nothing alone may still be needed. */
  private readonly noGainValue: number;

  constructor(
    { problem, start, room, params }: PrimitiveContext,
    private readonly rules: readonly EvaluatedRule[],
  ) {
    this.problem = problem;
    this.start = start;
    this.room = room;
    this.noGainValue = params.noGainValue;
    const count = rules.length;
    this.members = membershipOf(problem.unitCount, rules);
    this.isChanged = new Uint8Array(count);
    this.changed = new Int32Array(count);
    this.known = new Float64Array(count);
    this.settled = new Int32Array(count);
    this.knownBefore = new Float64Array(count);
    this.allowed = new Float64Array(count);
    this.removedStart = new Int32Array(problem.unitCount);
    for (let r = 0; r < count; r++) this.mark(r);
  }

  get isEmpty(): boolean {
    return this.rules.length === 0;
  }

  /** Allows what the placed units violate. */
  tolerate(): void {
    for (let r = 0; r < this.rules.length; r++) this.allowed[r] = this.amount(r);
  }

  /** Notes that the start or the rooms of `unit` have changed. */
  change(unit: number): void {
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) this.mark(this.members.list[i]!);
  }

  /** Evaluates the changed rules again; returns the rise of the summed penalty. */
  settle(): number {
    let rise = 0;
    for (let i = 0; i < this.changedCount; i++) {
      const rule = this.changed[i]!;
      this.isChanged[rule] = 0;
      const amount = this.amount(rule);
      rise += this.rules[rule]!.weight * (amount - this.known[rule]!);
      if (this.settledCount < this.settled.length) {
        this.settled[this.settledCount] = rule;
        this.knownBefore[this.settledCount++] = this.known[rule]!;
      }
      this.known[rule] = amount;
    }
    this.changedCount = 0;
    this.changedPenalty = 0;
    return rise;
  }

  /** From here on `settle` may be called once, and `rewind` undoes it. */
  beginTrial(): void {
    this.settledCount = 0;
  }

  /** Returns to the amounts at `beginTrial`, for the same timetable as then; returns the rise of the penalty. */
  rewind(): number {
    let rise = 0;
    while (this.settledCount > 0) {
      const rule = this.settled[--this.settledCount]!;
      rise += this.rules[rule]!.weight * (this.knownBefore[this.settledCount]! - this.known[rule]!);
      this.known[rule] = this.knownBefore[this.settledCount]!;
    }
    this.forget();
    return rise;
  }

  /** Forgets the changes without evaluating. */
  forget(): void {
    for (let i = 0; i < this.changedCount; i++) this.isChanged[this.changed[i]!] = 0;
    this.changedCount = 0;
    this.changedPenalty = 0;
  }

  /** True if a changed rule has more than its allowed amount. */
  anyViolated(): boolean {
    for (let i = 0; i < this.changedCount; i++) {
      const rule = this.changed[i]!;
      if (this.amount(rule) > this.allowed[rule]!) return true;
    }
    return false;
  }

  /** As `Primitive.eject`. */
  eject(
    unit: number,
    start: number,
    ejection: Ejection,
    weights: Float64Array,
    bound: number,
    random: Random,
  ): void {
    const first = this.members.offset[unit]!;
    const end = this.members.offset[unit + 1]!;
    if (first === end) return;
    // The arrays are written to for the trial and always written back below.
    this.start[unit] = start;
    for (let i = 0; i < ejection.count; i++) this.remove(ejection.units[i]!);
    let removed = ejection.count;
    for (let i = first; i < end && ejection.weight < bound && ejection.weight < NEVER; i++) {
      removed = this.ejectFrom(this.members.list[i]!, unit, removed, ejection, weights, bound, random);
    }
    for (let i = 0; i < removed; i++) this.start[ejection.units[i]!] = this.removedStart[ejection.units[i]!]!;
    this.start[unit] = -1;
  }

  /** Returns the number of units of `ejection` that are removed from `start`. */
  private ejectFrom(
    rule: number,
    placing: number,
    alreadyRemoved: number,
    ejection: Ejection,
    weights: Float64Array,
    bound: number,
    random: Random,
  ): number {
    let removed = alreadyRemoved;
    let amount = this.amount(rule);
    while (amount > this.allowed[rule]!) {
      // Every unit weighs at least that much: past the bound the choice does not matter.
      if (ejection.weight + LEAST_WEIGHT >= bound) {
        ejection.weight = bound;
        return removed;
      }
      const unit = this.bestUnit(rule, placing, amount, weights, random);
      if (unit < 0) {
        ejection.weight = NEVER;
        return removed;
      }
      this.remove(unit);
      ejection.add(unit, weights[unit]!);
      removed++;
      amount = this.amount(rule);
    }
    return removed;
  }

  /** Returns the unit that lowers the amount most for its weight; −1 if none may leave. */
  private bestUnit(
    rule: number,
    placing: number,
    amount: number,
    weights: Float64Array,
    random: Random,
  ): number {
    let best = -1;
    let bestScore = -1;
    let ties = 0;
    const { units } = this.rules[rule]!;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!;
      const at = this.start[unit]!;
      if (at < 0 || unit === placing || weights[unit]! >= NEVER) continue;
      this.start[unit] = -1;
      const gain = Math.max(0, amount - this.amount(rule));
      this.start[unit] = at;
      const score = (gain + this.noGainValue) / weights[unit]!;
      if (score < bestScore) continue;
      ties = score > bestScore ? 1 : ties + 1;
      if (ties === 1 || random.below(ties) === 0) best = unit;
      bestScore = score;
    }
    return best;
  }

  private remove(unit: number): void {
    this.removedStart[unit] = this.start[unit]!;
    this.start[unit] = -1;
  }

  private amount(rule: number): number {
    return this.rules[rule]!.amount(this.start, this.room, this.problem);
  }

  private mark(rule: number): void {
    if (this.isChanged[rule] === 1) return;
    this.isChanged[rule] = 1;
    this.changed[this.changedCount++] = rule;
    this.changedPenalty += this.rules[rule]!.weight * this.known[rule]!;
  }
}
