import type { DayProfileRule, Problem } from '../../../problem/problem.ts';
import { DayAmounts } from './day-amounts.ts';
import { type UnitSets, unitSets } from './unit-sets.ts';

const LOWERING = { none: 0, units: 1, periods: 2, twicePeriods: 3 } as const;

/**
 * The counts of day profile rules while units are placed and removed: per set of units and day the number of units in
 * each atom and the mask of occupied atoms, per rule and day the amount.
 *
 * Invariants: `mask[set × days + day]` has the bits of the atoms with a positive `count`; `dayAmounts` has the row of
 * amounts of that mask, `total[rule]` the sum over the days; `unplacedUnits` and `unplacedPeriods` count the unplaced
 * units of a set.
 */
export class ProfileState {
  readonly sets: UnitSets;
  readonly amounts: DayAmounts;
  readonly days: number;
  readonly atoms: number;
  readonly count: Uint8Array;
  readonly mask: Int32Array;
  readonly unplacedUnits: Int32Array;
  readonly unplacedPeriods: Int32Array;
  /** The rows (`DayAmounts`) of the present masks, by set × day: those of set s begin at `ruleOffset[s]` × days. */
  readonly dayAmounts: Int32Array;
  readonly total: Int32Array;
  /** The largest total without penalty; for hard rules at least that of the locked units. */
  readonly cap: Int32Array;
  /** Per rule the slack that an unplaced unit gives: 0 none, 1 one, 2 its periods. */
  readonly lowering: Uint8Array;
  readonly isStrict: Uint8Array;
  /** By unit. */
  readonly periods: Int32Array;

  constructor(
    readonly problem: Problem,
    given: readonly DayProfileRule[],
    rememberedRows: number,
  ) {
    this.sets = unitSets(problem, given);
    const { units, rules } = this.sets;
    this.days = problem.dayCount;
    this.atoms = problem.dayCount * problem.atomsPerDay;
    this.count = new Uint8Array(units.length * this.atoms);
    this.mask = new Int32Array(units.length * this.days);
    this.unplacedUnits = new Int32Array(units.length);
    this.unplacedPeriods = new Int32Array(units.length);
    this.dayAmounts = new Int32Array(rules.length * this.days);
    this.total = new Int32Array(rules.length);
    this.cap = Int32Array.from(rules, ({ max }) => max);
    this.lowering = Uint8Array.from(rules, ({ lowering }) => LOWERING[lowering]);
    this.isStrict = Uint8Array.from(rules, ({ isStrict }) => (isStrict ? 1 : 0));
    this.periods = new Int32Array(problem.unitCount);
    this.amounts = new DayAmounts(problem, this.sets, rememberedRows);
    if (rules.length > 0) this.begin();
  }

  /** Counts `unit` in at `start` (sign 1), or out (−1). */
  change(unit: number, start: number, sign: number): void {
    const { offset, list, ruleOffset, isExclusive } = this.sets;
    const { values } = this.amounts;
    const day = this.problem.startDay[start]!;
    const bits = this.bits(start, day);
    const end = offset[unit + 1]!;
    for (let i = offset[unit]!; i < end; i++) {
      const set = list[i]!;
      const cell = set * this.days + day;
      const before = this.mask[cell]!;
      this.unplacedUnits[set]! -= sign;
      this.unplacedPeriods[set]! -= sign * this.periods[unit]!;
      let mask: number;
      if (isExclusive[set] === 1) mask = sign > 0 ? before | bits : before & ~bits;
      else mask = this.maskAfter(set, start, day, before, sign);
      if (mask === before) continue;
      this.mask[cell] = mask;
      const first = ruleOffset[set]!;
      const width = ruleOffset[set + 1]! - first;
      const row = this.amounts.row(set, day, mask);
      const now = first * this.days + day * width;
      for (let k = 0; k < width; k++) {
        const amount = values[row + k]!;
        this.total[first + k]! += amount - this.dayAmounts[now + k]!;
        this.dayAmounts[now + k] = amount;
      }
    }
  }

  isViolated(rule: number, set: number): boolean {
    return this.total[rule]! - this.cap[rule]! > this.slack(rule, set);
  }

  /** Returns the slack of a rule: the amount that is excused by the unplaced units of its set. */
  slack(rule: number, set: number): number {
    const lowering = this.lowering[rule]!;
    return lowering >= 2
      ? (lowering - 1) * this.unplacedPeriods[set]!
      : lowering === 1
        ? this.unplacedUnits[set]!
        : 0;
  }

  /** Returns the part of the slack of a rule that is due to `unit` while it is unplaced. */
  unitSlack(rule: number, unit: number): number {
    const lowering = this.lowering[rule]!;
    return lowering >= 2 ? (lowering - 1) * this.periods[unit]! : lowering;
  }

  /** Returns the mask of the atoms of a start, within its day. */
  bits(start: number, day: number): number {
    const from = this.problem.startAtom[start]! - day * this.problem.atomsPerDay;
    const length = this.problem.endAtom[start]! - this.problem.startAtom[start]!;
    return ((1 << length) - 1) << from;
  }

  /** Fills the counts for a timetable without a placed unit. */
  private begin(): void {
    const { units, ruleOffset } = this.sets;
    const { startOffset, startPeriodCount, unitCount } = this.problem;
    for (let unit = 0; unit < unitCount; unit++) {
      const first = startOffset[unit]!;
      if (first < startOffset[unit + 1]!) this.periods[unit] = startPeriodCount[first]!;
    }
    for (let set = 0; set < units.length; set++) {
      this.unplacedUnits[set] = units[set]!.length;
      for (const unit of units[set]!) this.unplacedPeriods[set]! += this.periods[unit]!;
      const first = ruleOffset[set]!;
      const width = ruleOffset[set + 1]! - first;
      for (let day = 0; day < this.days; day++) {
        const row = this.amounts.row(set, day, 0);
        const now = first * this.days + day * width;
        for (let k = 0; k < width; k++) {
          this.dayAmounts[now + k] = this.amounts.values[row + k]!;
          this.total[first + k]! += this.amounts.values[row + k]!;
        }
      }
    }
  }

  /** Counts a unit of a set whose units can share atoms in or out; returns the new mask of the day. */
  private maskAfter(set: number, start: number, day: number, before: number, sign: number): number {
    const { startAtom, endAtom, atomsPerDay } = this.problem;
    const base = set * this.atoms;
    let mask = before;
    for (let atom = startAtom[start]!; atom < endAtom[start]!; atom++) {
      const placed = this.count[base + atom]! + sign;
      this.count[base + atom] = placed;
      const bit = 1 << (atom - day * atomsPerDay);
      mask = placed > 0 ? mask | bit : mask & ~bit;
    }
    return mask;
  }
}
