import type { Assignment, DayProfileRule, PairRule, Problem, Rule } from '../problem/problem.ts';
import { pairAmount, relationCode } from './primitives/pair-amount.ts';

/** The amount of one rule, counted from nothing but where the units stand. For assertions and explanations, not for search. */
export function ruleAmount(problem: Problem, rule: Rule, { start, room }: Assignment): number {
  switch (rule.kind) {
    case 'pair':
      return pairRuleAmount(problem, rule, start);
    case 'dayCount': {
      const perDay = new Float64Array(problem.dayCount);
      for (const unit of rule.units) {
        const at = start[unit]!;
        if (at >= 0)
          perDay[problem.startDay[at]!]! += rule.measure === 'units' ? 1 : problem.startPeriodCount[at]!;
      }
      return perDay.reduce((sum, count) => sum + Math.max(0, count - rule.max), 0);
    }
    case 'daysUsed': {
      const days = new Set<number>();
      for (const unit of rule.units) if (start[unit]! >= 0) days.add(problem.startDay[start[unit]!]!);
      return Math.max(0, days.size - rule.max);
    }
    case 'dayProfile':
      return profileAmount(problem, rule, start);
    case 'evaluated':
      return rule.amount(start, room, problem);
  }
}

function pairRuleAmount(problem: Problem, rule: PairRule, start: Int32Array): number {
  const code = relationCode(rule.relation);
  let amount = 0;
  for (let i = 0; i < rule.pairs.length; i += 2) {
    const first = start[rule.pairs[i]!]!;
    const second = start[rule.pairs[i + 1]!]!;
    if (first >= 0 && second >= 0) amount += pairAmount(problem, code, rule.n, first, second);
  }
  return amount;
}

function profileAmount(problem: Problem, rule: DayProfileRule, start: Int32Array): number {
  const masks = new Int32Array(problem.dayCount);
  let missing = 0;
  for (const unit of rule.units) {
    const at = start[unit]!;
    const first = problem.startOffset[unit]!;
    if (at < 0) {
      const periods = first < problem.startOffset[unit + 1]! ? problem.startPeriodCount[first]! : 0;
      missing += { none: 0, units: 1, periods }[rule.lowering];
    } else {
      const day = problem.startDay[at]!;
      for (let atom = problem.startAtom[at]!; atom < problem.endAtom[at]!; atom++) {
        masks[day]! |= 1 << (atom - day * problem.atomsPerDay);
      }
    }
  }
  const total = masks.reduce((sum, mask, day) => sum + rule.dayAmount(day, mask), 0);
  return Math.max(0, total - rule.max - missing);
}
