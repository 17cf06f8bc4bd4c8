import type { Random } from '../../random.ts';
import { type Ejection, LEAST_WEIGHT, NEVER } from '../ejection.ts';
import type { ProfileState } from './profile-state.ts';
import { ProfileTrial } from './profile-trial.ts';

/** In place of the one unit of a set that leaves. */
const NONE = -1;
const SEVERAL = -2;

/** The choice of the units that have to leave for day profile rules: those that lower a violation most for their weight. */
export class ProfileEjection {
  private readonly trial: ProfileTrial;

  constructor(
    private readonly state: ProfileState,
    private readonly start: Int32Array,
    /** Worth of a period of slack beside a period by which a total falls. */
    private readonly slackValue: number,
  ) {
    this.trial = new ProfileTrial(state);
  }

  /** Ejects as `Primitive.eject` says. One look-up per set while the limits hold; a choice costs units × one look-up. */
  eject(
    unit: number,
    start: number,
    ejection: Ejection,
    weights: Float64Array,
    bound: number,
    random: Random,
  ): void {
    const { offset, list } = this.state.sets;
    const end = offset[unit + 1]!;
    const day = this.state.problem.startDay[start]!;
    const bits = this.state.bits(start, day);
    for (let i = offset[unit]!; i < end; i++) {
      const set = list[i]!;
      const ejected = this.ejectedMember(set, ejection);
      if (ejected !== NONE) {
        if (ejected !== SEVERAL && this.isReplacement(ejected, set, unit, start)) continue;
        this.loadTrial(set, unit, start, ejection);
        if (this.trial.firstViolated(0) < 0) continue;
      } else {
        if (!this.isViolatedBy(set, unit, day, bits)) continue;
        if (ejection.weight + LEAST_WEIGHT < bound) this.loadTrial(set, unit, start, ejection);
      }
      // Every unit weighs at least that much: past the bound the choice does not matter.
      if (ejection.weight + LEAST_WEIGHT >= bound) {
        ejection.weight = bound;
        return;
      }
      this.ejectFrom(set, unit, ejection, weights, bound, random);
      if (ejection.weight >= bound || ejection.weight >= NEVER) return;
    }
  }

  /** True if the unplaced `unit` on these atoms takes a rule of the set past its limit, with no unit removed. */
  private isViolatedBy(set: number, unit: number, day: number, bits: number): boolean {
    const { state } = this;
    const { values } = state.amounts;
    const first = state.sets.ruleOffset[set]!;
    const width = state.sets.ruleOffset[set + 1]! - first;
    const row = state.amounts.row(set, day, state.mask[set * state.days + day]! | bits);
    const now = first * state.days + day * width;
    for (let k = 0; k < width; k++) {
      const rule = first + k;
      const rise = values[row + k]! - state.dayAmounts[now + k]!;
      const excess = state.total[rule]! + rise - state.cap[rule]!;
      if (excess <= 0) continue;
      if (excess > state.slack(rule, set) - state.unitSlack(rule, unit)) return true;
      if (state.isStrict[rule] === 1 && rise > 0) return true;
    }
    return false;
  }

  /** Returns the one unit of the set in `ejection`, NONE or SEVERAL. */
  private ejectedMember(set: number, ejection: Ejection): number {
    const { isMember } = this.state.sets;
    const base = set * this.state.problem.unitCount;
    let member = NONE;
    for (let i = 0; i < ejection.count; i++) {
      const unit = ejection.units[i]!;
      if (isMember[base + unit] !== 1) continue;
      if (member !== NONE) return SEVERAL;
      member = unit;
    }
    return member;
  }

  /** True if the days of the set stay as they are: `unit` takes exactly the atoms that `ejected` leaves. */
  private isReplacement(ejected: number, set: number, unit: number, start: number): boolean {
    const { startAtom, endAtom } = this.state.problem;
    const { periods, sets } = this.state;
    const at = this.start[ejected]!;
    return (
      sets.isExclusive[set] === 1 &&
      startAtom[at] === startAtom[start] &&
      endAtom[at] === endAtom[start] &&
      periods[ejected] === periods[unit]
    );
  }

  /** Brings the trial to the timetable with `unit` at `start` and without the ejected units. */
  private loadTrial(set: number, unit: number, start: number, ejection: Ejection): void {
    const { trial, state } = this;
    trial.load(set);
    const base = set * state.problem.unitCount;
    for (let i = 0; i < ejection.count; i++) {
      const ejected = ejection.units[i]!;
      if (state.sets.isMember[base + ejected] === 1) {
        trial.remove(this.start[ejected]!, state.periods[ejected]!);
      }
    }
    trial.place(start, state.periods[unit]!);
  }

  /** Satisfies the rules one after the other: by the contract of the rules, removing a unit violates none that holds. */
  private ejectFrom(
    set: number,
    placing: number,
    ejection: Ejection,
    weights: Float64Array,
    bound: number,
    random: Random,
  ): void {
    const { trial } = this;
    for (let k = trial.firstViolated(0); k >= 0; k = trial.firstViolated(k)) {
      const unit = this.bestUnit(k, set, placing, ejection, weights, random);
      if (unit < 0) {
        ejection.weight = NEVER;
        return;
      }
      ejection.add(unit, weights[unit]!);
      if (ejection.weight >= bound) return;
      trial.remove(this.start[unit]!, this.state.periods[unit]!);
    }
  }

  /** Returns the unit that lowers rule `k` of the set most for its weight; −1 if none may leave. */
  private bestUnit(
    k: number,
    set: number,
    placing: number,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): number {
    const { trial, slackValue } = this;
    const { periods } = this.state;
    const units = this.state.sets.units[set]!;
    let best = -1;
    let bestScore = 0;
    let ties = 0;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!;
      const at = this.start[unit]!;
      if (at < 0 || unit === placing || weights[unit]! >= NEVER || ejection.has(unit)) continue;
      const gain = trial.gain(k, at) + slackValue * trial.slackGain(k, periods[unit]!);
      const score = gain / weights[unit]!;
      if (gain <= 0 || score < bestScore) continue;
      ties = score > bestScore ? 1 : ties + 1;
      if (ties === 1 || random.below(ties) === 0) best = unit;
      bestScore = score;
    }
    return best < 0 ? this.randomUnit(units, placing, ejection, weights, random) : best;
  }

  /** Returns a random unit that may leave: for rules that no unit lowers alone. */
  private randomUnit(
    units: Int32Array,
    placing: number,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): number {
    let chosen = -1;
    let seen = 0;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!;
      if (this.start[unit]! < 0 || unit === placing || weights[unit]! >= NEVER || ejection.has(unit))
        continue;
      seen++;
      if (random.below(seen) === 0) chosen = unit;
    }
    return chosen;
  }
}
