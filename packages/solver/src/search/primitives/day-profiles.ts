import type { Membership } from '../../problem/membership.ts';
import type { DayProfileRule, Problem } from '../../problem/problem.ts';
import { type Ejection, LEAST_WEIGHT, NEVER } from '../ejection.ts';
import type { Random } from '../random.ts';
import { DayProfileTrial } from './day-profile-trial.ts';

const BY_PERIODS = 2;
const LOWERING = { none: 0, units: 1, periods: BY_PERIODS } as const;

/** What a period of slack is worth beside a period of real gain, when a leaver is chosen. */
const SLACK_VALUE = 0.4;

/**
 * Rules on which atoms of a day a set of units occupies: gaps, spans, runs, least loads. Kept per rule and
 * day: how many units stand in each atom, the mask of occupied atoms, and the day's amount. Asking costs one
 * `dayAmount` a rule while the limit holds; choosing what leaves costs units × `dayAmount`.
 *
 * Invariants: `mask[rule × days + day]` has the bits of the atoms with a positive `count`; `dayTotal` is its
 * `dayAmount`, `total[rule]` the sum over the days; `missing[rule]` what its unplaced units excuse.
 */
export class DayProfiles {
  private readonly rules: readonly DayProfileRule[];
  private readonly days: number;
  private readonly atoms: number;
  private readonly count: Uint8Array;
  private readonly mask: Int32Array;
  private readonly dayTotal: Float64Array;
  private readonly total: Float64Array;
  private readonly missing: Int32Array;
  /** The largest total that costs nothing; for hard rules at least what the locked units cause. */
  private readonly cap: Float64Array;
  private readonly isMember: Uint8Array;
  private readonly periods: Int32Array;
  /** 0 for none, 1 per unit, or BY_PERIODS. */
  private readonly lowering: Uint8Array;
  private readonly isStrict: Uint8Array;
  private readonly trial: DayProfileTrial;

  constructor(
    private readonly problem: Problem,
    private readonly members: Membership<DayProfileRule>,
    private readonly start: Int32Array,
  ) {
    const { rules } = members;
    this.rules = rules;
    this.days = problem.dayCount;
    this.atoms = problem.dayCount * problem.atomsPerDay;
    this.count = new Uint8Array(rules.length * this.atoms);
    this.mask = new Int32Array(rules.length * this.days);
    this.dayTotal = new Float64Array(rules.length * this.days);
    this.total = new Float64Array(rules.length);
    this.missing = new Int32Array(rules.length);
    this.cap = Float64Array.from(rules, (rule) => rule.max);
    this.isMember = new Uint8Array(rules.length * problem.unitCount);
    this.periods = Int32Array.from({ length: problem.unitCount }, (_, u) =>
      problem.startOffset[u] === problem.startOffset[u + 1]
        ? 0
        : problem.startPeriodCount[problem.startOffset[u]!]!,
    );
    this.lowering = Uint8Array.from(rules, (rule) => LOWERING[rule.lowering]);
    this.isStrict = Uint8Array.from(rules, (rule) => (rule.isStrict ? 1 : 0));
    this.trial = new DayProfileTrial(problem);
    rules.forEach((rule, r) => {
      for (const unit of rule.units) {
        this.isMember[r * problem.unitCount + unit] = 1;
        this.missing[r]! += this.excuse(r, unit);
      }
      for (let day = 0; day < this.days; day++)
        this.total[r]! += this.dayTotal[r * this.days + day] = rule.dayAmount(day, 0);
    });
  }

  get isEmpty(): boolean {
    return this.rules.length === 0;
  }

  /** Raises the limits to what stands now: called once, when the locked units alone stand. */
  tolerate(): void {
    for (let r = 0; r < this.rules.length; r++) {
      this.cap[r] = Math.max(this.cap[r]!, this.total[r]! - this.missing[r]!);
    }
  }

  /** Counts `unit` at `start` in (sign 1) or out (−1). */
  change(unit: number, start: number, sign: number): void {
    const day = this.problem.startDay[start]!;
    const dayAtom = day * this.problem.atomsPerDay;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      const cell = rule * this.days + day;
      let mask = this.mask[cell]!;
      for (let atom = this.problem.startAtom[start]!; atom < this.problem.endAtom[start]!; atom++) {
        const standing = this.count[rule * this.atoms + atom]! + sign;
        this.count[rule * this.atoms + atom] = standing;
        const bit = 1 << (atom - dayAtom);
        mask = standing > 0 ? mask | bit : mask & ~bit;
      }
      this.missing[rule]! -= sign * this.excuse(rule, unit);
      if (mask === this.mask[cell]) continue;
      this.mask[cell] = mask;
      const amount = this.rules[rule]!.dayAmount(day, mask);
      this.total[rule]! += amount - this.dayTotal[cell]!;
      this.dayTotal[cell] = amount;
    }
  }

  /** What the soft cost rises by when the unplaced `unit` is placed at `start`; may be negative. */
  rise(unit: number, start: number): number {
    let cost = 0;
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      const before = this.total[rule]! - this.cap[rule]! - this.missing[rule]!;
      const after = before + this.totalRise(rule, start) + this.excuse(rule, unit);
      cost += this.rules[rule]!.weight * (Math.max(0, after) - Math.max(0, before));
    }
    return cost;
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
    const end = this.members.offset[unit + 1]!;
    for (let i = this.members.offset[unit]!; i < end; i++) {
      const rule = this.members.list[i]!;
      const isTouched = this.touches(rule, ejection);
      if (isTouched) this.setUp(rule, unit, start, ejection);
      if (!(isTouched ? this.trial.isBroken : this.isBrokenBy(rule, unit, start))) continue;
      // Whoever leaves weighs at least that much: past the bound there is no need to find out who.
      if (ejection.weight + LEAST_WEIGHT >= bound) {
        ejection.weight = bound;
        return;
      }
      if (!isTouched) this.setUp(rule, unit, start, ejection);
      this.ejectFrom(rule, unit, ejection, weights, random);
      if (ejection.weight >= bound || ejection.weight >= NEVER) return;
    }
  }

  /** Whether the unplaced `unit` at `start` takes the rule past its limit, nobody having left. */
  private isBrokenBy(rule: number, unit: number, start: number): boolean {
    const rise = this.totalRise(rule, start);
    const over = this.total[rule]! + rise - this.cap[rule]!;
    if (over <= 0) return false;
    if (over > this.missing[rule]! - this.excuse(rule, unit)) return true;
    return this.isStrict[rule] === 1 && rise > 0;
  }

  /** What the rule's total rises by when an unplaced unit is placed at `start`. */
  private totalRise(rule: number, start: number): number {
    const day = this.problem.startDay[start]!;
    const cell = rule * this.days + day;
    const before = this.mask[cell]!;
    const after = before | this.bits(start, day);
    return after === before ? 0 : this.rules[rule]!.dayAmount(day, after) - this.dayTotal[cell]!;
  }

  private touches(rule: number, ejection: Ejection): boolean {
    const base = rule * this.problem.unitCount;
    for (let i = 0; i < ejection.count; i++) if (this.isMember[base + ejection.units[i]!] === 1) return true;
    return false;
  }

  /** Brings the trial to the timetable with `unit` at `start` and without the ejected units. */
  private setUp(rule: number, unit: number, start: number, ejection: Ejection): void {
    const { trial } = this;
    trial.load(
      this.rules[rule]!,
      this.count.subarray(rule * this.atoms, (rule + 1) * this.atoms),
      this.mask.subarray(rule * this.days, (rule + 1) * this.days),
      this.total[rule]! - this.cap[rule]!,
      this.missing[rule]!,
    );
    const base = rule * this.problem.unitCount;
    for (let i = 0; i < ejection.count; i++) {
      const leaver = ejection.units[i]!;
      if (this.isMember[base + leaver] === 1) trial.take(this.start[leaver]!, this.excuse(rule, leaver));
    }
    trial.place(start, this.excuse(rule, unit));
  }

  private ejectFrom(
    rule: number,
    placing: number,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): void {
    while (this.trial.isBroken) {
      const leaver = this.bestLeaver(rule, placing, ejection, weights, random);
      if (leaver < 0) {
        ejection.weight = NEVER;
        return;
      }
      ejection.add(leaver, weights[leaver]!);
      this.trial.take(this.start[leaver]!, this.excuse(rule, leaver));
    }
  }

  private bestLeaver(
    rule: number,
    placing: number,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): number {
    const { units } = this.rules[rule]!;
    let best = -1;
    let bestScore = 0;
    let ties = 0;
    for (const unit of units) {
      const at = this.start[unit]!;
      if (at < 0 || unit === placing || weights[unit]! >= NEVER || ejection.has(unit)) continue;
      const gain = this.trial.gain(at) + SLACK_VALUE * this.excuse(rule, unit);
      const score = gain / weights[unit]!;
      if (gain <= 0 || score < bestScore) continue;
      ties = score > bestScore ? 1 : ties + 1;
      if (ties === 1 || random.below(ties) === 0) best = unit;
      bestScore = score;
    }
    return best < 0 ? this.anyLeaver(rule, placing, ejection, weights, random) : best;
  }

  /** Where nobody gains anything alone, a random member leaves. */
  private anyLeaver(
    rule: number,
    placing: number,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): number {
    let chosen = -1;
    let seen = 0;
    for (const unit of this.rules[rule]!.units) {
      if (this.start[unit]! < 0 || unit === placing || weights[unit]! >= NEVER || ejection.has(unit))
        continue;
      seen++;
      if (random.below(seen) === 0) chosen = unit;
    }
    return chosen;
  }

  /** What a unit takes off the amount of a rule while it does not stand. */
  private excuse(rule: number, unit: number): number {
    const lowering = this.lowering[rule]!;
    return lowering === BY_PERIODS ? this.periods[unit]! : lowering;
  }

  private bits(start: number, day: number): number {
    const from = this.problem.startAtom[start]! - day * this.problem.atomsPerDay;
    const length = this.problem.endAtom[start]! - this.problem.startAtom[start]!;
    return ((1 << length) - 1) << from;
  }
}
