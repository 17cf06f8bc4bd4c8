import type { Id, Message } from '@bellgrid/model';

/** A (day, period) of one structure, by index. */
export interface CellOf {
  readonly structure: Id;
  readonly day: number;
  readonly period: number;
}

/** One way in which a timetable breaks a rule: how much, and what to point at. */
export interface Violation {
  /** Above 0. The amount of a rule is the sum over its violations. */
  readonly amount: number;
  readonly lessons: readonly Id[];
  readonly cells: readonly CellOf[];
  /** Its text in the catalogue is `kinds.<kind>.violation`, without a full stop. */
  readonly message: Message;
}

/**
 * Takes `allowance` off the amounts, from the last to the first, and drops those that become 0: in this way
 * unplaced lessons excuse a rule that demands presence.
 */
export function lowered(violations: readonly Violation[], allowance: number): Violation[] {
  let left = allowance;
  const kept: Violation[] = [];
  for (const violation of violations.toReversed()) {
    const taken = Math.min(left, violation.amount);
    left -= taken;
    if (violation.amount > taken) kept.push({ ...violation, amount: violation.amount - taken });
  }
  return kept.reverse();
}
