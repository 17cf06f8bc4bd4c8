import type { DayProfileRule, Problem } from '../../problem/problem.ts';
import { type Ejection, LEAST_WEIGHT, NEVER } from '../ejection.ts';
import type { Random } from '../random.ts';
import { DayProfileTrial } from './day-profile-trial.ts';
import { ProfileAmounts } from './profile-amounts.ts';
import { type ProfileBodies, profileBodies } from './profile-bodies.ts';

const LOWERING = { none: 0, units: 1, periods: 2 } as const;

/** Instead of a unit that leaves. */
const NOBODY = -1;
const SEVERAL = -2;

/** What a period of slack is worth beside a period of real gain, when a leaver is chosen. */
const SLACK_VALUE = 0.8;

/**
 * Rules on which atoms of a day a set of units occupies: gaps, spans, runs, least loads. Rules with the same
 * units (most often one person's) share a body. Kept per body and day: how many units stand in each atom, and
 * the mask of occupied atoms; per rule and day the amount. Asking costs one look-up a body while the limits
 * hold; choosing what leaves costs units × one look-up.
 *
 * Invariants: `mask[body × days + day]` has the bits of the atoms with a positive `count`; `today` has its
 * row of amounts, `total[rule]` the sum over the days; `missingUnits` and `missingPeriods` count what of a body
 * does not stand.
 */
export class DayProfiles {
  private readonly bodies: ProfileBodies;
  private readonly days: number;
  private readonly atoms: number;
  private readonly count: Uint8Array;
  private readonly mask: Int32Array;
  private readonly missingUnits: Int32Array;
  private readonly missingPeriods: Int32Array;
  /** The rows (`ProfileAmounts`) of what stands, by body × day: those of body b begin at `ruleOffset[b]` × days. */
  private readonly today: Int32Array;
  private readonly total: Int32Array;
  /** The largest total that costs nothing; for hard rules at least what the locked units cause. */
  private readonly cap: Int32Array;
  private readonly weight: Float64Array;
  private readonly lowering: Uint8Array;
  private readonly isStrict: Uint8Array;
  private readonly periods: Int32Array;
  private readonly amounts: ProfileAmounts;
  private readonly trial: DayProfileTrial;

  constructor(
    private readonly problem: Problem,
    given: readonly DayProfileRule[],
    private readonly start: Int32Array,
  ) {
    this.bodies = profileBodies(problem, given);
    const { units, rules } = this.bodies;
    const bodyCount = units.length;
    this.days = problem.dayCount;
    this.atoms = problem.dayCount * problem.atomsPerDay;
    this.count = new Uint8Array(bodyCount * this.atoms);
    this.mask = new Int32Array(bodyCount * this.days);
    this.missingUnits = new Int32Array(bodyCount);
    this.missingPeriods = new Int32Array(bodyCount);
    this.today = new Int32Array(rules.length * this.days);
    this.total = new Int32Array(rules.length);
    this.cap = new Int32Array(rules.length);
    this.weight = new Float64Array(rules.length);
    this.lowering = new Uint8Array(rules.length);
    this.isStrict = new Uint8Array(rules.length);
    this.periods = new Int32Array(problem.unitCount);
    const most = mostRules(this.bodies);
    this.amounts = new ProfileAmounts(problem, this.bodies, most);
    this.trial = new DayProfileTrial(
      problem,
      this.amounts,
      { lowering: this.lowering, isStrict: this.isStrict, total: this.total, cap: this.cap },
      most,
    );
    this.begin();
  }

  /** Nothing stands yet. */
  private begin(): void {
    const { units, rules, ruleOffset } = this.bodies;
    const { startOffset, startPeriodCount, unitCount } = this.problem;
    for (let rule = 0; rule < rules.length; rule++) {
      const { max, weight, lowering, isStrict } = rules[rule]!;
      this.cap[rule] = max;
      this.weight[rule] = weight;
      this.lowering[rule] = LOWERING[lowering];
      this.isStrict[rule] = isStrict ? 1 : 0;
    }
    if (rules.length === 0) return;
    for (let unit = 0; unit < unitCount; unit++) {
      const first = startOffset[unit]!;
      if (first < startOffset[unit + 1]!) this.periods[unit] = startPeriodCount[first]!;
    }
    for (let body = 0; body < units.length; body++) {
      this.missingUnits[body] = units[body]!.length;
      for (const unit of units[body]!) this.missingPeriods[body]! += this.periods[unit]!;
      const first = ruleOffset[body]!;
      const width = ruleOffset[body + 1]! - first;
      for (let day = 0; day < this.days; day++) {
        const row = this.amounts.row(body, day, 0);
        const now = first * this.days + day * width;
        for (let k = 0; k < width; k++) {
          this.today[now + k] = this.amounts.values[row + k]!;
          this.total[first + k]! += this.amounts.values[row + k]!;
        }
      }
    }
  }

  get isEmpty(): boolean {
    return this.bodies.rules.length === 0;
  }

  /** Raises the limits to what stands now: called once, when the locked units alone stand. */
  tolerate(): void {
    for (let body = 0; body < this.bodies.units.length; body++) {
      for (let rule = this.bodies.ruleOffset[body]!; rule < this.bodies.ruleOffset[body + 1]!; rule++) {
        this.cap[rule] = Math.max(this.cap[rule]!, this.total[rule]! - this.missing(rule, body));
      }
    }
  }

  /**
   * Soft rules that are broken weigh more from here on; what the others have risen by fades. The cost that was
   * counted before holds no more.
   */
  weighBroken(rise: number, fade: number): void {
    const { rules, ruleOffset } = this.bodies;
    for (let body = 0; body < this.bodies.units.length; body++) {
      for (let rule = ruleOffset[body]!; rule < ruleOffset[body + 1]!; rule++) {
        const least = rules[rule]!.weight;
        if (this.isBroken(rule, body)) this.weight[rule]! += rise;
        else this.weight[rule] = least + fade * (this.weight[rule]! - least);
      }
    }
  }

  /** The units whose soft rules are broken; twice who has two such bodies. Linear in rules and units. */
  brokenUnits(): number[] {
    const units: number[] = [];
    this.bodies.units.forEach((members, body) => {
      const end = this.bodies.ruleOffset[body + 1]!;
      let rule = this.bodies.ruleOffset[body]!;
      while (rule < end && !this.isBroken(rule, body)) rule++;
      if (rule < end) units.push(...members);
    });
    return units;
  }

  /** Counts `unit` at `start` in (sign 1) or out (−1). */
  change(unit: number, start: number, sign: number): void {
    const { offset, list, ruleOffset, isExclusive } = this.bodies;
    const { values } = this.amounts;
    const day = this.problem.startDay[start]!;
    const bits = this.bits(start, day);
    const end = offset[unit + 1]!;
    for (let i = offset[unit]!; i < end; i++) {
      const body = list[i]!;
      const cell = body * this.days + day;
      const before = this.mask[cell]!;
      this.missingUnits[body]! -= sign;
      this.missingPeriods[body]! -= sign * this.periods[unit]!;
      let mask: number;
      if (isExclusive[body] === 1) mask = sign > 0 ? before | bits : before & ~bits;
      else mask = this.recount(body, start, day, before, sign);
      if (mask === before) continue;
      this.mask[cell] = mask;
      const first = ruleOffset[body]!;
      const width = ruleOffset[body + 1]! - first;
      const row = this.amounts.row(body, day, mask);
      const now = first * this.days + day * width;
      for (let k = 0; k < width; k++) {
        const amount = values[row + k]!;
        this.total[first + k]! += amount - this.today[now + k]!;
        this.today[now + k] = amount;
      }
    }
  }

  /** What the soft cost rises by when the unplaced `unit` is placed at `start`; may be negative. */
  rise(unit: number, start: number): number {
    const { offset, list, ruleOffset } = this.bodies;
    const { values } = this.amounts;
    const end = offset[unit + 1]!;
    if (offset[unit] === end) return 0;
    const day = this.problem.startDay[start]!;
    const bits = this.bits(start, day);
    let cost = 0;
    for (let i = offset[unit]!; i < end; i++) {
      const body = list[i]!;
      const first = ruleOffset[body]!;
      const width = ruleOffset[body + 1]! - first;
      const row = this.amounts.row(body, day, this.mask[body * this.days + day]! | bits);
      const now = first * this.days + day * width;
      for (let k = 0; k < width; k++) {
        const rule = first + k;
        const before = this.total[rule]! - this.cap[rule]! - this.missing(rule, body);
        const rise = values[row + k]! - this.today[now + k]!;
        const after = before + rise + this.excuse(rule, unit);
        cost += this.weight[rule]! * (Math.max(0, after) - Math.max(0, before));
      }
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
    const { offset, list } = this.bodies;
    const end = offset[unit + 1]!;
    if (offset[unit] === end) return;
    const day = this.problem.startDay[start]!;
    const bits = this.bits(start, day);
    for (let i = offset[unit]!; i < end; i++) {
      const body = list[i]!;
      const leaver = this.leaverOf(body, ejection);
      if (leaver !== NOBODY) {
        if (leaver !== SEVERAL && this.takesThePlaceOf(leaver, body, unit, start)) continue;
        this.setUp(body, unit, start, ejection);
        if (this.trial.firstBroken(0) < 0) continue;
      } else {
        if (!this.isBrokenBy(body, unit, day, bits)) continue;
        if (ejection.weight + LEAST_WEIGHT < bound) this.setUp(body, unit, start, ejection);
      }
      // Whoever leaves weighs at least that much: past the bound there is no need to find out who.
      if (ejection.weight + LEAST_WEIGHT >= bound) {
        ejection.weight = bound;
        return;
      }
      this.ejectFrom(body, unit, ejection, weights, bound, random);
      if (ejection.weight >= bound || ejection.weight >= NEVER) return;
    }
  }

  /** Whether the unplaced `unit` on these atoms takes a rule of the body past its limit, nobody having left. */
  private isBrokenBy(body: number, unit: number, day: number, bits: number): boolean {
    const { ruleOffset } = this.bodies;
    const { values } = this.amounts;
    const first = ruleOffset[body]!;
    const width = ruleOffset[body + 1]! - first;
    const row = this.amounts.row(body, day, this.mask[body * this.days + day]! | bits);
    const now = first * this.days + day * width;
    for (let k = 0; k < width; k++) {
      const rule = first + k;
      const rise = values[row + k]! - this.today[now + k]!;
      const over = this.total[rule]! + rise - this.cap[rule]!;
      if (over <= 0) continue;
      if (over > this.missing(rule, body) - this.excuse(rule, unit)) return true;
      if (this.isStrict[rule] === 1 && rise > 0) return true;
    }
    return false;
  }

  /** The one unit of the body that leaves, NOBODY or SEVERAL. */
  private leaverOf(body: number, ejection: Ejection): number {
    const base = body * this.problem.unitCount;
    const { isMember } = this.bodies;
    let leaver = NOBODY;
    for (let i = 0; i < ejection.count; i++) {
      const unit = ejection.units[i]!;
      if (isMember[base + unit] !== 1) continue;
      if (leaver !== NOBODY) return SEVERAL;
      leaver = unit;
    }
    return leaver;
  }

  /** Whether the body's days stay as they are: `unit` holds just the atoms that `leaver` leaves, and nobody else does. */
  private takesThePlaceOf(leaver: number, body: number, unit: number, start: number): boolean {
    const { startAtom, endAtom } = this.problem;
    const at = this.start[leaver]!;
    return (
      this.bodies.isExclusive[body] === 1 &&
      startAtom[at] === startAtom[start] &&
      endAtom[at] === endAtom[start] &&
      this.periods[leaver] === this.periods[unit]
    );
  }

  /** Brings the trial to the timetable with `unit` at `start` and without the ejected units. */
  private setUp(body: number, unit: number, start: number, ejection: Ejection): void {
    const { trial, bodies } = this;
    trial.load(
      body,
      bodies.ruleOffset[body]!,
      bodies.ruleOffset[body + 1]!,
      bodies.isExclusive[body] === 1,
      this.count,
      this.mask,
      this.today,
      this.missingUnits[body]!,
      this.missingPeriods[body]!,
    );
    const base = body * this.problem.unitCount;
    for (let i = 0; i < ejection.count; i++) {
      const leaver = ejection.units[i]!;
      if (bodies.isMember[base + leaver] === 1) trial.take(this.start[leaver]!, this.periods[leaver]!);
    }
    trial.place(start, this.periods[unit]!);
  }

  /** Rules are mended one after the other: by its contract, no leaving breaks a rule that holds. */
  private ejectFrom(
    body: number,
    placing: number,
    ejection: Ejection,
    weights: Float64Array,
    bound: number,
    random: Random,
  ): void {
    const { trial } = this;
    for (let k = trial.firstBroken(0); k >= 0; k = trial.firstBroken(k)) {
      const leaver = this.bestLeaver(k, body, placing, ejection, weights, random);
      if (leaver < 0) {
        ejection.weight = NEVER;
        return;
      }
      ejection.add(leaver, weights[leaver]!);
      if (ejection.weight >= bound) return;
      trial.take(this.start[leaver]!, this.periods[leaver]!);
    }
  }

  private bestLeaver(
    k: number,
    body: number,
    placing: number,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): number {
    const { trial } = this;
    const units = this.bodies.units[body]!;
    let best = -1;
    let bestScore = 0;
    let ties = 0;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!;
      const at = this.start[unit]!;
      if (at < 0 || unit === placing || weights[unit]! >= NEVER || ejection.has(unit)) continue;
      const gain = trial.gain(k, at) + SLACK_VALUE * trial.excuse(k, this.periods[unit]!);
      const score = gain / weights[unit]!;
      if (gain <= 0 || score < bestScore) continue;
      ties = score > bestScore ? 1 : ties + 1;
      if (ties === 1 || random.below(ties) === 0) best = unit;
      bestScore = score;
    }
    return best < 0 ? this.anyLeaver(units, placing, ejection, weights, random) : best;
  }

  /** Where nobody gains anything alone, a random member leaves. */
  private anyLeaver(
    units: Int32Array,
    placing: number,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): number {
    let chosen = -1;
    let seen = 0;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!;
      if (this.start[unit]! < 0 || unit === placing || weights[unit]! >= NEVER || ejection.has(unit))
        continue;
      seen++;
      if (random.below(seen) === 0) chosen = unit;
    }
    return chosen;
  }

  /** Counts a unit of a body whose units can share atoms in or out; returns the day's new mask. */
  private recount(body: number, start: number, day: number, before: number, sign: number): number {
    const { startAtom, endAtom, atomsPerDay } = this.problem;
    const base = body * this.atoms;
    let mask = before;
    for (let atom = startAtom[start]!; atom < endAtom[start]!; atom++) {
      const standing = this.count[base + atom]! + sign;
      this.count[base + atom] = standing;
      const bit = 1 << (atom - day * atomsPerDay);
      mask = standing > 0 ? mask | bit : mask & ~bit;
    }
    return mask;
  }

  private isBroken(rule: number, body: number): boolean {
    return this.total[rule]! - this.cap[rule]! > this.missing(rule, body);
  }

  /** What the unplaced units of a body excuse of its rule. */
  private missing(rule: number, body: number): number {
    const lowering = this.lowering[rule]!;
    return lowering === 2 ? this.missingPeriods[body]! : lowering === 1 ? this.missingUnits[body]! : 0;
  }

  /** What a unit takes off the amount of a rule while it does not stand. */
  private excuse(rule: number, unit: number): number {
    const lowering = this.lowering[rule]!;
    return lowering === 2 ? this.periods[unit]! : lowering;
  }

  private bits(start: number, day: number): number {
    const from = this.problem.startAtom[start]! - day * this.problem.atomsPerDay;
    const length = this.problem.endAtom[start]! - this.problem.startAtom[start]!;
    return ((1 << length) - 1) << from;
  }
}

function mostRules({ ruleOffset }: ProfileBodies): number {
  let most = 0;
  for (let body = 0; body + 1 < ruleOffset.length; body++) {
    most = Math.max(most, ruleOffset[body + 1]! - ruleOffset[body]!);
  }
  return most;
}
