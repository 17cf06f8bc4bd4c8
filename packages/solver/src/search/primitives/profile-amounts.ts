import type { DayProfileRule, Problem } from '../../problem/problem.ts';

/** The most amounts that are remembered, over all rules: two bytes each, of memory that is only used where asked. */
const MOST_REMEMBERED = 8_000_000;
const MOST_AMOUNT = 0xfffe;

/**
 * The day amounts of day profile rules, each asked once and remembered where the masks are few: a look-up
 * instead of a call of one of many functions.
 */
export class ProfileAmounts {
  /** By rule × day × mask, the amount plus 1; 0 where not asked yet. Empty where it would be too large. */
  private readonly table: Uint16Array;
  private readonly masks: number;
  private readonly days: number;

  constructor(
    problem: Problem,
    private readonly rules: readonly DayProfileRule[],
  ) {
    this.days = problem.dayCount;
    this.masks = 2 ** problem.atomsPerDay;
    const size = rules.length * this.days * this.masks;
    this.table = new Uint16Array(size <= MOST_REMEMBERED ? size : 0);
  }

  /** The rule's amount of a day on which the atoms of `mask` are occupied. Constant time. */
  of(rule: number, day: number, mask: number): number {
    if (this.table.length === 0) return this.rules[rule]!.dayAmount(day, mask);
    const at = (rule * this.days + day) * this.masks + mask;
    const known = this.table[at]!;
    if (known > 0) return known - 1;
    const amount = this.rules[rule]!.dayAmount(day, mask);
    if (Number.isInteger(amount) && amount >= 0 && amount < MOST_AMOUNT) this.table[at] = amount + 1;
    return amount;
  }
}
