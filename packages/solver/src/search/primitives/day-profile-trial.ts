import type { Problem } from '../../problem/problem.ts';
import type { ProfileAmounts } from './profile-amounts.ts';

/** What the trial reads of the rules that share a body. */
export interface TrialRules {
  /** Per rule what it takes off for an unplaced unit: 0 nothing, 1 one, 2 its periods. */
  readonly lowering: Uint8Array;
  readonly isStrict: Uint8Array;
  /** The kept total, and the largest that costs nothing. */
  readonly total: Float64Array;
  readonly cap: Float64Array;
}

/**
 * The days of one body, and the totals of its rules, in a timetable that is only thought of: some units have
 * left, one has come. Made once and loaded for each trial; a step costs two look-ups a rule.
 */
export class DayProfileTrial {
  private readonly count: Uint8Array;
  private readonly mask: Int32Array;
  /** By place in the body: the rule, its total above the limit, and that before the newcomer came. */
  private rules: Int32Array;
  private readonly over: Float64Array;
  private readonly overBefore: Float64Array;
  private ruleCount = 0;
  private isExclusive = false;
  private missingUnits = 0;
  private missingPeriods = 0;

  constructor(
    private readonly problem: Problem,
    private readonly amounts: ProfileAmounts,
    private readonly of: TrialRules,
    mostRules: number,
  ) {
    this.count = new Uint8Array(problem.dayCount * problem.atomsPerDay);
    this.mask = new Int32Array(problem.dayCount);
    this.rules = new Int32Array(mostRules);
    this.over = new Float64Array(mostRules);
    this.overBefore = new Float64Array(mostRules);
  }

  /**
   * Begins with the body as it stands. `count` and `mask` hold all bodies, this one's from `countAt` and `maskAt`;
   * of an exclusive body, where no two units can share an atom, the counts are not needed.
   */
  load(
    rules: Int32Array,
    from: number,
    to: number,
    isExclusive: boolean,
    count: Uint8Array,
    countAt: number,
    mask: Int32Array,
    maskAt: number,
    missingUnits: number,
    missingPeriods: number,
  ): void {
    this.ruleCount = to - from;
    for (let k = 0; k < this.ruleCount; k++) {
      const rule = rules[from + k]!;
      this.rules[k] = rule;
      this.over[k] = this.of.total[rule]! - this.of.cap[rule]!;
      this.overBefore[k] = this.over[k]!;
    }
    for (let day = 0; day < this.mask.length; day++) this.mask[day] = mask[maskAt + day]!;
    this.isExclusive = isExclusive;
    if (!isExclusive) for (let i = 0; i < this.count.length; i++) this.count[i] = count[countAt + i]!;
    this.missingUnits = missingUnits;
    this.missingPeriods = missingPeriods;
  }

  /** The newcomer stands at `start`; call it when everybody who has left before is taken. */
  place(start: number, periods: number): void {
    for (let k = 0; k < this.ruleCount; k++) this.overBefore[k] = this.over[k]!;
    this.setDay(this.problem.startDay[start]!, this.maskWith(start));
    this.missingUnits--;
    this.missingPeriods -= periods;
  }

  /** A unit leaves `start`. */
  take(start: number, periods: number): void {
    this.setDay(this.problem.startDay[start]!, this.maskWithout(start));
    this.leaveCounts(start);
    this.missingUnits++;
    this.missingPeriods += periods;
  }

  /** The place in the body of a rule that is broken, from `from` on; −1 for none. */
  firstBroken(from: number): number {
    for (let k = from; k < this.ruleCount; k++) if (this.isBroken(k)) return k;
    return -1;
  }

  /** What rule `k` of the body excuses while a unit of so many periods does not stand. */
  excuse(k: number, periods: number): number {
    const lowering = this.of.lowering[this.rules[k]!]!;
    return lowering === 2 ? periods : lowering;
  }

  /** What the total of rule `k` of the body would fall by if a unit left `start`. */
  gain(k: number, start: number): number {
    const day = this.problem.startDay[start]!;
    const before = this.mask[day]!;
    const after = this.maskWithout(start);
    if (after === before) return 0;
    const rule = this.rules[k]!;
    return this.amounts.of(rule, day, before) - this.amounts.of(rule, day, after);
  }

  /** A strict rule is broken, too, by a newcomer who raises its total past the limit. */
  private isBroken(k: number): boolean {
    const over = this.over[k]!;
    if (over <= 0) return false;
    const rule = this.rules[k]!;
    const lowering = this.of.lowering[rule]!;
    const missing = lowering === 2 ? this.missingPeriods : lowering === 1 ? this.missingUnits : 0;
    return over > missing || (this.of.isStrict[rule] === 1 && over > this.overBefore[k]!);
  }

  private maskWith(start: number): number {
    const { startDay, startAtom, endAtom, atomsPerDay } = this.problem;
    const day = startDay[start]!;
    if (!this.isExclusive)
      for (let atom = startAtom[start]!; atom < endAtom[start]!; atom++) this.count[atom]!++;
    const bits =
      ((1 << (endAtom[start]! - startAtom[start]!)) - 1) << (startAtom[start]! - day * atomsPerDay);
    return this.mask[day]! | bits;
  }

  private maskWithout(start: number): number {
    const { startDay, startAtom, endAtom, atomsPerDay } = this.problem;
    const day = startDay[start]!;
    const dayAtom = day * atomsPerDay;
    const from = startAtom[start]!;
    const to = endAtom[start]!;
    if (this.isExclusive) return this.mask[day]! & ~(((1 << (to - from)) - 1) << (from - dayAtom));
    let mask = this.mask[day]!;
    for (let atom = from; atom < to; atom++) if (this.count[atom] === 1) mask &= ~(1 << (atom - dayAtom));
    return mask;
  }

  private leaveCounts(start: number): void {
    if (this.isExclusive) return;
    const { startAtom, endAtom } = this.problem;
    for (let atom = startAtom[start]!; atom < endAtom[start]!; atom++) this.count[atom]!--;
  }

  private setDay(day: number, mask: number): void {
    const before = this.mask[day]!;
    if (mask === before) return;
    for (let k = 0; k < this.ruleCount; k++) {
      const rule = this.rules[k]!;
      this.over[k]! += this.amounts.of(rule, day, mask) - this.amounts.of(rule, day, before);
    }
    this.mask[day] = mask;
  }
}
