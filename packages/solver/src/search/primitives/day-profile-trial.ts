import type { DayProfileRule, Problem } from '../../problem/problem.ts';

/**
 * One day profile rule in a timetable that is only thought of: some units have left, one has come. Made once
 * and loaded for each trial; a step costs the atoms that a unit holds and two `dayAmount`.
 */
export class DayProfileTrial {
  private readonly count: Uint8Array;
  private readonly mask: Int32Array;
  private rule: DayProfileRule | null = null;
  /** The total above the limit, what unplaced units excuse, and the former before the newcomer came. */
  private over = 0;
  private missing = 0;
  private overBefore = 0;

  constructor(private readonly problem: Problem) {
    this.count = new Uint8Array(problem.dayCount * problem.atomsPerDay);
    this.mask = new Int32Array(problem.dayCount);
  }

  /**
   * @param count per atom, the rule's units that stand there; `mask` per day, the atoms that are held.
   * @param over the sum of the day amounts above the limit, not lowered by `missing`.
   */
  load(rule: DayProfileRule, count: Uint8Array, mask: Int32Array, over: number, missing: number): void {
    this.rule = rule;
    this.count.set(count);
    this.mask.set(mask);
    this.over = over;
    this.missing = missing;
    this.overBefore = over;
  }

  /** The newcomer stands at `start`; call it when everybody who has left is taken. */
  place(start: number, excuse: number): void {
    this.overBefore = this.over;
    this.shift(start, 1);
    this.missing -= excuse;
  }

  /** A unit leaves `start`. */
  take(start: number, excuse: number): void {
    this.shift(start, -1);
    this.missing += excuse;
  }

  /** A strict rule is broken, too, by a newcomer who raises its total past the limit. */
  get isBroken(): boolean {
    if (this.over <= 0) return false;
    return this.over > this.missing || (this.rule?.isStrict === true && this.over > this.overBefore);
  }

  /** What the total would fall by if a unit left `start`. */
  gain(start: number): number {
    const { rule, problem } = this;
    if (rule === null) return 0;
    const day = problem.startDay[start]!;
    const dayAtom = day * problem.atomsPerDay;
    const before = this.mask[day]!;
    let after = before;
    for (let atom = problem.startAtom[start]!; atom < problem.endAtom[start]!; atom++) {
      if (this.count[atom] === 1) after &= ~(1 << (atom - dayAtom));
    }
    return after === before ? 0 : rule.dayAmount(day, before) - rule.dayAmount(day, after);
  }

  private shift(start: number, sign: number): void {
    const { rule, problem } = this;
    if (rule === null) return;
    const day = problem.startDay[start]!;
    const dayAtom = day * problem.atomsPerDay;
    const before = this.mask[day]!;
    let mask = before;
    for (let atom = problem.startAtom[start]!; atom < problem.endAtom[start]!; atom++) {
      const standing = this.count[atom]! + sign;
      this.count[atom] = standing;
      const bit = 1 << (atom - dayAtom);
      mask = standing > 0 ? mask | bit : mask & ~bit;
    }
    if (mask !== before) this.over += rule.dayAmount(day, mask) - rule.dayAmount(day, before);
    this.mask[day] = mask;
  }
}
