import type { DayProfileRule, Problem } from '../../problem/problem.ts';

/** The most amounts that are remembered, over all rules: eight bytes each. */
const MOST_REMEMBERED = 2_000_000;

/**
 * The day amounts of day profile rules, each asked once and remembered where the masks are few: a look-up
 * instead of a call of one of many functions.
 */
export class ProfileAmounts {
  /** By rule × day × mask; −1 where not asked yet. Empty where it would be too large. */
  private readonly table: Float64Array;
  private readonly masks: number;
  private readonly days: number;

  constructor(
    problem: Problem,
    private readonly rules: readonly DayProfileRule[],
  ) {
    this.days = problem.dayCount;
    this.masks = 2 ** problem.atomsPerDay;
    const size = rules.length * this.days * this.masks;
    this.table = size <= MOST_REMEMBERED ? new Float64Array(size).fill(-1) : new Float64Array(0);
  }

  /** The rule's amount of a day on which the atoms of `mask` are occupied. Constant time. */
  of(rule: number, day: number, mask: number): number {
    if (this.table.length === 0) return this.rules[rule]!.dayAmount(day, mask);
    const at = (rule * this.days + day) * this.masks + mask;
    const known = this.table[at]!;
    if (known >= 0) return known;
    const amount = this.rules[rule]!.dayAmount(day, mask);
    this.table[at] = amount;
    return amount;
  }
}
