import type { Membership } from '../../problem/membership.ts';
import type { EvaluatedRule, Problem } from '../../problem/problem.ts';
import { type Ejection, LEAST_WEIGHT, NEVER } from '../ejection.ts';
import type { Random } from '../random.ts';

/**
 * Rules that are known by their amount alone. Soft ones are asked again when one of their units has moved
 * (`touch`, then `settle`); hard ones are tried: the unit is written into the timetable's arrays, the rule
 * asked, and members leave, best gain for their weight first, until the amount is allowed. A trial costs
 * members × amount at worst, so it comes after every cheaper check.
 */
export class EvaluatedRules {
  private readonly dirty: Uint8Array;
  private readonly dirtyList: Int32Array;
  private dirtyCount = 0;
  private readonly known: Float64Array;
  /** The rules that `settle` has asked since `beginTrial`, and what it knew of them before. */
  private readonly asked: Int32Array;
  private readonly knownBefore: Float64Array;
  private askedCount = 0;
  /** For hard rules: the amount that the locked units alone cause. */
  private readonly allowed: Float64Array;
  private readonly held: Int32Array;
  private readonly order: Int32Array;

  constructor(
    private readonly problem: Problem,
    private readonly members: Membership<EvaluatedRule>,
    private readonly start: Int32Array,
    private readonly room: Int32Array,
  ) {
    const count = members.rules.length;
    this.dirty = new Uint8Array(count);
    this.dirtyList = new Int32Array(count);
    this.known = new Float64Array(count);
    this.asked = new Int32Array(count);
    this.knownBefore = new Float64Array(count);
    this.allowed = new Float64Array(count);
    this.held = new Int32Array(problem.unitCount);
    this.order = Int32Array.from({ length: count }, (_, r) => r);
    for (let r = 0; r < count; r++) this.mark(r);
  }

  get isEmpty(): boolean {
    return this.members.rules.length === 0;
  }

  /** Allows what stands now: called once, when the locked units alone stand. */
  tolerate(): void {
    for (const r of this.order) this.allowed[r] = this.amount(r);
  }

  /** Says that `unit` has moved, or its rooms have. */
  touch(unit: number): void {
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) this.mark(this.members.list[i]!);
  }

  /** Asks the touched rules again; returns what the summed cost has risen by. */
  settle(): number {
    let rise = 0;
    for (let i = 0; i < this.dirtyCount; i++) {
      const rule = this.dirtyList[i]!;
      this.dirty[rule] = 0;
      const amount = this.amount(rule);
      rise += this.members.rules[rule]!.weight * (amount - this.known[rule]!);
      if (this.askedCount < this.asked.length) {
        this.asked[this.askedCount] = rule;
        this.knownBefore[this.askedCount++] = this.known[rule]!;
      }
      this.known[rule] = amount;
    }
    this.dirtyCount = 0;
    return rise;
  }

  /** From here on `settle` may be called once, and `rewind` undoes it. */
  beginTrial(): void {
    this.askedCount = 0;
  }

  /** The units stand as at `beginTrial` again: back to what was known then. Returns the rise of the cost. */
  rewind(): number {
    let rise = 0;
    while (this.askedCount > 0) {
      const rule = this.asked[--this.askedCount]!;
      rise += this.members.rules[rule]!.weight * (this.knownBefore[this.askedCount]! - this.known[rule]!);
      this.known[rule] = this.knownBefore[this.askedCount]!;
    }
    this.forget();
    return rise;
  }

  /** Forgets what was touched, without asking. */
  forget(): void {
    for (let i = 0; i < this.dirtyCount; i++) this.dirty[this.dirtyList[i]!] = 0;
    this.dirtyCount = 0;
  }

  /** True when a rule that was touched and not forgotten has more than its allowed amount. */
  anyBroken(): boolean {
    for (let i = 0; i < this.dirtyCount; i++) {
      const rule = this.dirtyList[i]!;
      if (this.amount(rule) > this.allowed[rule]!) return true;
    }
    return false;
  }

  /** Adds to `ejection` what must leave so that the unplaced `unit` may stand at `start`; ties at random. */
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
    // The arrays are written to for the trial and written back below, whatever happens in between.
    this.start[unit] = start;
    for (let i = 0; i < ejection.count; i++) this.take(ejection.units[i]!);
    let taken = ejection.count;
    for (let i = first; i < end && ejection.weight < bound && ejection.weight < NEVER; i++) {
      taken = this.ejectFrom(this.members.list[i]!, unit, taken, ejection, weights, bound, random);
    }
    for (let i = 0; i < taken; i++) this.start[ejection.units[i]!] = this.held[ejection.units[i]!]!;
    this.start[unit] = -1;
  }

  /** Returns how many units of `ejection` have been taken out of `start`. */
  private ejectFrom(
    rule: number,
    placing: number,
    alreadyTaken: number,
    ejection: Ejection,
    weights: Float64Array,
    bound: number,
    random: Random,
  ): number {
    let taken = alreadyTaken;
    let amount = this.amount(rule);
    while (amount > this.allowed[rule]!) {
      // Whoever leaves weighs at least that much: past the bound there is no need to find out who.
      if (ejection.weight + LEAST_WEIGHT >= bound) {
        ejection.weight = bound;
        return taken;
      }
      const leaver = this.bestLeaver(rule, placing, amount, weights, random);
      if (leaver < 0) {
        ejection.weight = NEVER;
        return taken;
      }
      this.take(leaver);
      ejection.add(leaver, weights[leaver]!);
      taken++;
      amount = this.amount(rule);
    }
    return taken;
  }

  private bestLeaver(
    rule: number,
    placing: number,
    amount: number,
    weights: Float64Array,
    random: Random,
  ): number {
    let best = -1;
    let bestScore = -1;
    let ties = 0;
    const { units } = this.members.rules[rule]!;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!;
      const at = this.start[unit]!;
      if (at < 0 || unit === placing || weights[unit]! >= NEVER) continue;
      this.start[unit] = -1;
      const gain = Math.max(0, amount - this.amount(rule));
      this.start[unit] = at;
      // A lone gain of 0 may still be the way to one: such members count as a hundredth.
      const score = (gain + 0.01) / weights[unit]!;
      if (score < bestScore) continue;
      ties = score > bestScore ? 1 : ties + 1;
      if (ties === 1 || random.below(ties) === 0) best = unit;
      bestScore = score;
    }
    return best;
  }

  private take(unit: number): void {
    this.held[unit] = this.start[unit]!;
    this.start[unit] = -1;
  }

  private amount(rule: number): number {
    return this.members.rules[rule]!.amount(this.start, this.room, this.problem);
  }

  private mark(rule: number): void {
    if (this.dirty[rule] === 1) return;
    this.dirty[rule] = 1;
    this.dirtyList[this.dirtyCount++] = rule;
  }
}
