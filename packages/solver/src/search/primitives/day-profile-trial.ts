import type { Problem } from '../../problem/problem.ts';
import type { ProfileAmounts } from './profile-amounts.ts';

/** What the trial reads of the rules that share a body. */
export interface TrialRules {
  /** Per rule what it takes off for an unplaced unit: 0 nothing, 1 one, 2 its periods. */
  readonly lowering: Uint8Array;
  readonly isStrict: Uint8Array;
  /** The kept total, and the largest that costs nothing. */
  readonly total: Int32Array;
  readonly cap: Int32Array;
}

/**
 * The days of one body, and the totals of its rules, in a timetable that is only thought of: some units have
 * left, one has come. Made once and loaded for each trial; a step costs one look-up.
 */
export class DayProfileTrial {
  private readonly count: Uint8Array;
  private readonly mask: Int32Array;
  /** The rows of the days, as in `DayProfiles.today`. */
  private readonly today: Int32Array;
  /** By place in the body: the rule's total above the limit, and that before the newcomer came. */
  private readonly over: Int32Array;
  private readonly overBefore: Int32Array;
  private body = 0;
  private firstRule = 0;
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
    this.today = new Int32Array(mostRules * problem.dayCount);
    this.over = new Int32Array(mostRules);
    this.overBefore = new Int32Array(mostRules);
  }

  /**
   * Begins with the body as it stands. `count`, `mask` and `today` hold all bodies; of an exclusive body, where no two
   * units can share an atom, the counts are not needed.
   */
  load(
    body: number,
    firstRule: number,
    endRule: number,
    isExclusive: boolean,
    count: Uint8Array,
    mask: Int32Array,
    today: Int32Array,
    missingUnits: number,
    missingPeriods: number,
  ): void {
    const days = this.mask.length;
    this.body = body;
    this.firstRule = firstRule;
    this.ruleCount = endRule - firstRule;
    for (let k = 0; k < this.ruleCount; k++) {
      this.over[k] = this.of.total[firstRule + k]! - this.of.cap[firstRule + k]!;
      this.overBefore[k] = this.over[k]!;
    }
    for (let day = 0; day < days; day++) this.mask[day] = mask[body * days + day]!;
    for (let i = 0; i < days * this.ruleCount; i++) this.today[i] = today[firstRule * days + i]!;
    this.isExclusive = isExclusive;
    const atoms = this.count.length;
    if (!isExclusive) for (let i = 0; i < atoms; i++) this.count[i] = count[body * atoms + i]!;
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
    const lowering = this.of.lowering[this.firstRule + k]!;
    return lowering === 2 ? periods : lowering;
  }

  /** What the total of rule `k` of the body would fall by if a unit left `start`. */
  gain(k: number, start: number): number {
    const day = this.problem.startDay[start]!;
    const after = this.maskWithout(start);
    if (after === this.mask[day]!) return 0;
    const row = this.amounts.row(this.body, day, after);
    return this.today[day * this.ruleCount + k]! - this.amounts.values[row + k]!;
  }

  /** A strict rule is broken, too, by a newcomer who raises its total past the limit. */
  private isBroken(k: number): boolean {
    const over = this.over[k]!;
    if (over <= 0) return false;
    const rule = this.firstRule + k;
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
    if (mask === this.mask[day]!) return;
    const row = this.amounts.row(this.body, day, mask);
    const now = day * this.ruleCount;
    for (let k = 0; k < this.ruleCount; k++) {
      const amount = this.amounts.values[row + k]!;
      this.over[k]! += amount - this.today[now + k]!;
      this.today[now + k] = amount;
    }
    this.mask[day] = mask;
  }
}
