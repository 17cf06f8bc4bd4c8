import type { SearchParams } from '../../../params/search-params.ts';
import type { Assignment, DayProfileRule, Problem, Rule } from '../../../problem/problem.ts';
import type { Random } from '../../random.ts';
import type { Ejection } from '../ejection.ts';
import { hasRules } from '../membership.ts';
import type { CountedKind, Primitive } from '../primitive.ts';
import { ProfileEjection } from './profile-ejection.ts';
import { ProfileState } from './profile-state.ts';

const MOST_ATOMS = 31;

export const dayProfileKind: CountedKind<DayProfileRule> = {
  fault: ({ atomsPerDay }) =>
    atomsPerDay > MOST_ATOMS ? `atomsPerDay is ${atomsPerDay}, expected at most ${MOST_ATOMS}` : null,
  amount: dayProfileAmount,
  create: ({ problem, start, params }, rules) => new DayProfiles(problem, rules, start, params),
};

function dayProfileAmount(problem: Problem, rule: DayProfileRule, { start }: Assignment): number {
  const masks = new Int32Array(problem.dayCount);
  let slack = 0;
  for (const unit of rule.units) {
    const at = start[unit]!;
    const first = problem.startOffset[unit]!;
    if (at < 0) {
      const periods = first < problem.startOffset[unit + 1]! ? problem.startPeriodCount[first]! : 0;
      slack += { none: 0, units: 1, periods, twicePeriods: 2 * periods }[rule.lowering];
    } else {
      const day = problem.startDay[at]!;
      for (let atom = problem.startAtom[at]!; atom < problem.endAtom[at]!; atom++) {
        masks[day]! |= 1 << (atom - day * problem.atomsPerDay);
      }
    }
  }
  const total = masks.reduce((sum, mask, day) => sum + rule.dayAmount(day, mask), 0);
  return Math.max(0, total - rule.max - slack);
}

/**
 * Rules on the atoms of each day that a set of units occupies: gaps, spans, runs, least loads. Rules about the same units
 * share a set (`UnitSets`); a look-up per set answers for all of them.
 */
class DayProfiles implements Primitive {
  private readonly state: ProfileState;
  private readonly ejection: ProfileEjection;
  private readonly weight: Float64Array;

  constructor(
    private readonly problem: Problem,
    rules: readonly DayProfileRule[],
    start: Int32Array,
    { rememberedRows, slackValue }: SearchParams['rules'],
  ) {
    this.state = new ProfileState(problem, rules, rememberedRows);
    this.ejection = new ProfileEjection(this.state, start, slackValue);
    this.weight = Float64Array.from(this.state.sets.rules, ({ weight }) => weight);
  }

  get isEmpty(): boolean {
    return this.state.sets.rules.length === 0;
  }

  concerns(unit: number): boolean {
    return hasRules(this.state.sets, unit);
  }

  tolerate(tightened?: Rule): void {
    const { cap, total, sets } = this.state;
    this.eachRule((rule, set) => {
      const less = sets.rules[rule] === tightened ? 1 : 0;
      cap[rule] = Math.max(cap[rule]!, total[rule]! - this.state.slack(rule, set) - less);
    });
  }

  change(unit: number, start: number, sign: number): void {
    this.state.change(unit, start, sign);
  }

  rise(unit: number, start: number): number {
    const { state } = this;
    const { offset, list, ruleOffset } = state.sets;
    const { values } = state.amounts;
    const end = offset[unit + 1]!;
    const day = this.problem.startDay[start]!;
    const bits = state.bits(start, day);
    let penalty = 0;
    for (let i = offset[unit]!; i < end; i++) {
      const set = list[i]!;
      const first = ruleOffset[set]!;
      const width = ruleOffset[set + 1]! - first;
      const row = state.amounts.row(set, day, state.mask[set * state.days + day]! | bits);
      const now = first * state.days + day * width;
      for (let k = 0; k < width; k++) {
        const rule = first + k;
        const before = state.total[rule]! - state.cap[rule]! - state.slack(rule, set);
        const rise = values[row + k]! - state.dayAmounts[now + k]!;
        const after = before + rise + state.unitSlack(rule, unit);
        penalty += this.weight[rule]! * (Math.max(0, after) - Math.max(0, before));
      }
    }
    return penalty;
  }

  eject(
    unit: number,
    start: number,
    ejection: Ejection,
    weights: Float64Array,
    bound: number,
    random: Random,
  ): void {
    this.ejection.eject(unit, start, ejection, weights, bound, random);
  }

  violatedUnits(): number[] {
    const units: number[] = [];
    const { state } = this;
    state.sets.units.forEach((members, set) => {
      const end = state.sets.ruleOffset[set + 1]!;
      let rule = state.sets.ruleOffset[set]!;
      while (rule < end && !state.isViolated(rule, set)) rule++;
      if (rule < end) units.push(...members);
    });
    return units;
  }

  otherPenalty(): number {
    const { cap, total } = this.state;
    let penalty = 0;
    this.eachRule((rule, set) => {
      penalty += this.weight[rule]! * Math.max(0, total[rule]! - cap[rule]! - this.state.slack(rule, set));
    });
    return penalty;
  }

  weighViolated(rise: number, remaining: number): void {
    const { rules } = this.state.sets;
    this.eachRule((rule, set) => {
      const least = rules[rule]!.weight;
      if (this.state.isViolated(rule, set)) this.weight[rule]! += rise;
      else this.weight[rule] = least + remaining * (this.weight[rule]! - least);
    });
  }

  private eachRule(visit: (rule: number, set: number) => void): void {
    const { units, ruleOffset } = this.state.sets;
    for (let set = 0; set < units.length; set++) {
      for (let rule = ruleOffset[set]!; rule < ruleOffset[set + 1]!; rule++) visit(rule, set);
    }
  }
}
