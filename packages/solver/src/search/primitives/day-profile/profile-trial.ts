import type { ProfileState } from './profile-state.ts';

/**
 * The days of one set of units, and the totals of its rules, in a hypothetical timetable: some units have left, a new one
 * is placed. Made once and loaded for each trial; a step costs one look-up.
 */
export class ProfileTrial {
  private readonly count: Uint8Array;
  private readonly mask: Int32Array;
  /** The rows of the days, as in `ProfileState.dayAmounts`. */
  private readonly dayAmounts: Int32Array;
  /** By rule of the set: the total above the limit, now and before the new unit was placed. */
  private readonly excess: Int32Array;
  private readonly excessBefore: Int32Array;
  private set = 0;
  private firstRule = 0;
  private ruleCount = 0;
  private isExclusive = false;
  private unplacedUnits = 0;
  private unplacedPeriods = 0;

  constructor(private readonly state: ProfileState) {
    const { problem, sets } = state;
    this.count = new Uint8Array(problem.dayCount * problem.atomsPerDay);
    this.mask = new Int32Array(problem.dayCount);
    this.dayAmounts = new Int32Array(sets.mostRules * problem.dayCount);
    this.excess = new Int32Array(sets.mostRules);
    this.excessBefore = new Int32Array(sets.mostRules);
  }

  /** Begins with the present timetable. */
  load(set: number): void {
    const { state } = this;
    const { ruleOffset, isExclusive } = state.sets;
    const days = this.mask.length;
    const firstRule = ruleOffset[set]!;
    this.set = set;
    this.firstRule = firstRule;
    this.ruleCount = ruleOffset[set + 1]! - firstRule;
    for (let k = 0; k < this.ruleCount; k++) {
      this.excess[k] = state.total[firstRule + k]! - state.cap[firstRule + k]!;
      this.excessBefore[k] = this.excess[k]!;
    }
    for (let day = 0; day < days; day++) this.mask[day] = state.mask[set * days + day]!;
    for (let i = 0; i < days * this.ruleCount; i++) {
      this.dayAmounts[i] = state.dayAmounts[firstRule * days + i]!;
    }
    this.isExclusive = isExclusive[set] === 1;
    const atoms = this.count.length;
    // If no two units can share an atom, the counts are not needed.
    if (!this.isExclusive) for (let i = 0; i < atoms; i++) this.count[i] = state.count[set * atoms + i]!;
    this.unplacedUnits = state.unplacedUnits[set]!;
    this.unplacedPeriods = state.unplacedPeriods[set]!;
  }

  /** Places the new unit at `start`, after the units that leave for it have been removed. */
  place(start: number, periods: number): void {
    for (let k = 0; k < this.ruleCount; k++) this.excessBefore[k] = this.excess[k]!;
    this.setDay(this.state.problem.startDay[start]!, this.maskWith(start));
    this.unplacedUnits--;
    this.unplacedPeriods -= periods;
  }

  /** Removes a unit from `start`. */
  remove(start: number, periods: number): void {
    this.setDay(this.state.problem.startDay[start]!, this.maskWithout(start));
    this.uncount(start);
    this.unplacedUnits++;
    this.unplacedPeriods += periods;
  }

  /** Returns the index within the set of a violated rule, from `from` on; −1 for none. */
  firstViolated(from: number): number {
    for (let k = from; k < this.ruleCount; k++) if (this.isViolated(k)) return k;
    return -1;
  }

  /** Returns the slack that rule `k` of the set gains when a unit of `periods` periods is removed. */
  slackGain(k: number, periods: number): number {
    const lowering = this.state.lowering[this.firstRule + k]!;
    return lowering >= 2 ? (lowering - 1) * periods : lowering;
  }

  /** Returns the fall of the total of rule `k` of the set if a unit were removed from `start`. */
  gain(k: number, start: number): number {
    const day = this.state.problem.startDay[start]!;
    const after = this.maskWithout(start);
    if (after === this.mask[day]!) return 0;
    const { amounts } = this.state;
    const row = amounts.row(this.set, day, after);
    return this.dayAmounts[day * this.ruleCount + k]! - amounts.values[row + k]!;
  }

  /** A strict rule is violated, too, if the new unit raises its total past the limit. */
  private isViolated(k: number): boolean {
    const excess = this.excess[k]!;
    if (excess <= 0) return false;
    const rule = this.firstRule + k;
    const lowering = this.state.lowering[rule]!;
    const slack =
      lowering >= 2 ? (lowering - 1) * this.unplacedPeriods : lowering === 1 ? this.unplacedUnits : 0;
    return excess > slack || (this.state.isStrict[rule] === 1 && excess > this.excessBefore[k]!);
  }

  private maskWith(start: number): number {
    const { startDay, startAtom, endAtom } = this.state.problem;
    const day = startDay[start]!;
    if (!this.isExclusive)
      for (let atom = startAtom[start]!; atom < endAtom[start]!; atom++) this.count[atom]!++;
    return this.mask[day]! | this.state.bits(start, day);
  }

  private maskWithout(start: number): number {
    const { startDay, startAtom, endAtom, atomsPerDay } = this.state.problem;
    const day = startDay[start]!;
    if (this.isExclusive) return this.mask[day]! & ~this.state.bits(start, day);
    const dayAtom = day * atomsPerDay;
    const to = endAtom[start]!;
    let mask = this.mask[day]!;
    for (let atom = startAtom[start]!; atom < to; atom++) {
      if (this.count[atom] === 1) mask &= ~(1 << (atom - dayAtom));
    }
    return mask;
  }

  private uncount(start: number): void {
    if (this.isExclusive) return;
    const { startAtom, endAtom } = this.state.problem;
    for (let atom = startAtom[start]!; atom < endAtom[start]!; atom++) this.count[atom]!--;
  }

  private setDay(day: number, mask: number): void {
    if (mask === this.mask[day]!) return;
    const { amounts } = this.state;
    const row = amounts.row(this.set, day, mask);
    const now = day * this.ruleCount;
    for (let k = 0; k < this.ruleCount; k++) {
      const amount = amounts.values[row + k]!;
      this.excess[k]! += amount - this.dayAmounts[now + k]!;
      this.dayAmounts[now + k] = amount;
    }
    this.mask[day] = mask;
  }
}
