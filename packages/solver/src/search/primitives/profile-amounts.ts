import type { Problem } from '../../problem/problem.ts';
import type { ProfileBodies } from './profile-bodies.ts';

/** Rows that are remembered, for each body and day. */
const REMEMBERED = 32;
const MOST_AMOUNT = 0xffff;

/**
 * The day amounts of day profile rules. What was asked is remembered where it falls in a table of bounded size, each
 * row in the one place that its body, day and mask lead to: a look-up instead of calls of one of many functions.
 *
 * A *row* has the amounts of all rules of a body for one day and mask, side by side.
 */
export class ProfileAmounts {
  /** Places of the same size: cell (body × days + day) plus 1, mask, row. */
  readonly values: Int32Array;
  private readonly size: number;
  private readonly shift: number;
  private readonly days: number;

  constructor(
    problem: Problem,
    private readonly bodies: ProfileBodies,
    mostRules: number,
  ) {
    this.days = problem.dayCount;
    const cells = bodies.units.length * this.days;
    const bits = Math.ceil(Math.log2(Math.max(2, cells * Math.min(REMEMBERED, 2 ** problem.atomsPerDay))));
    this.shift = 32 - bits;
    this.size = 2 + mostRules;
    this.values = new Int32Array(this.size * 2 ** bits);
  }

  /** Where in `values` the row lies until the next call. Constant time a rule. */
  row(body: number, day: number, mask: number): number {
    const { values } = this;
    const cell = body * this.days + day + 1;
    const hash = Math.imul(Math.imul(cell, 0x9e3779b1) ^ mask, 0x85ebca6b) >>> this.shift;
    const at = hash * this.size;
    if (values[at] !== cell || values[at + 1] !== mask) this.ask(at, body, day, mask);
    return at + 2;
  }

  private ask(at: number, body: number, day: number, mask: number): void {
    const { values } = this;
    const { rules, ruleOffset } = this.bodies;
    const first = ruleOffset[body]!;
    values[at] = body * this.days + day + 1;
    values[at + 1] = mask;
    for (let rule = first; rule < ruleOffset[body + 1]!; rule++) {
      values[at + 2 + rule - first] = Math.min(rules[rule]!.dayAmount(day, mask), MOST_AMOUNT);
    }
  }
}
