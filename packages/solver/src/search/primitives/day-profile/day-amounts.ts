import type { Problem } from '../../../problem/problem.ts';
import type { UnitSets } from './unit-sets.ts';

const LARGEST_AMOUNT = 0xffff;

/**
 * The day amounts of day profile rules, remembered in a table of bounded size: a look-up instead of calls of many
 * different functions. Every row has the one place to which its set, day and mask are hashed.
 *
 * A *row* holds the amounts of all rules of a set for one day and mask, side by side.
 */
export class DayAmounts {
  /** Places of equal size: cell (set × days + day) plus 1, mask, row. */
  readonly values: Int32Array;
  private readonly size: number;
  private readonly shift: number;
  private readonly days: number;

  constructor(
    problem: Problem,
    private readonly sets: UnitSets,
    rememberedRows: number,
  ) {
    this.days = problem.dayCount;
    const cells = sets.units.length * this.days;
    const rows = cells * Math.min(rememberedRows, 2 ** problem.atomsPerDay);
    const bits = Math.ceil(Math.log2(Math.max(2, rows)));
    this.shift = 32 - bits;
    this.size = 2 + sets.mostRules;
    this.values = new Int32Array(this.size * 2 ** bits);
  }

  /** Returns where in `values` the row is, until the next call. Constant time per rule. */
  row(set: number, day: number, mask: number): number {
    const { values } = this;
    const cell = set * this.days + day + 1;
    const hash = Math.imul(Math.imul(cell, 0x9e3779b1) ^ mask, 0x85ebca6b) >>> this.shift;
    const at = hash * this.size;
    if (values[at] !== cell || values[at + 1] !== mask) this.compute(at, set, day, mask);
    return at + 2;
  }

  private compute(at: number, set: number, day: number, mask: number): void {
    const { values } = this;
    const { rules, ruleOffset } = this.sets;
    const first = ruleOffset[set]!;
    values[at] = set * this.days + day + 1;
    values[at + 1] = mask;
    for (let rule = first; rule < ruleOffset[set + 1]!; rule++) {
      values[at + 2 + rule - first] = Math.min(rules[rule]!.dayAmount(day, mask), LARGEST_AMOUNT);
    }
  }
}
