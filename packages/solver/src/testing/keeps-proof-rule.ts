import type { ProofProblem, ProofRule, StandsAt } from '../explain/proof-problem.ts';
import { keepsSlotRule } from './keeps-slot-rule.ts';

/** Whether the timetable (a start per unit, −1 for none) keeps one rule. */
export function keepsRule(problem: ProofProblem, starts: Int32Array, rule: ProofRule): boolean {
  const { units, dayCount } = problem;
  const dayOf = (unit: number) => units[unit]!.starts[starts[unit]!]?.day ?? -1;
  const isUsed = (set: readonly StandsAt[]) => set.some(({ unit, start }) => starts[unit] === start);
  const absent = (those: readonly number[]) => those.filter((unit) => starts[unit]! < 0).length;
  const days = Array.from({ length: dayCount }, (_, day) => day);
  switch (rule.kind) {
    case 'forbidden':
      return !rule.starts.includes(starts[rule.unit]!);
    case 'dayCount': {
      const weight = (unit: number) => (rule.measure === 'units' ? 1 : units[unit]!.periods);
      const load = (day: number) =>
        rule.units.reduce((sum, unit) => sum + (dayOf(unit) === day ? weight(unit) : 0), 0);
      return days.every((day) => load(day) <= rule.max);
    }
    case 'daysUsed':
      return days.filter((day) => rule.units.some((unit) => dayOf(unit) === day)).length <= rule.max;
    case 'pair': {
      const [s, t] = [starts[rule.first]!, starts[rule.second]!];
      return s < 0 || t < 0 || !rule.isBroken(s, t);
    }
    case 'fewUsed':
      return rule.sets.filter(isUsed).length <= rule.max;
    case 'manyUsed':
      return rule.sets.filter(isUsed).length + absent(rule.units) >= rule.least;
    case 'daysWithTwo': {
      const counts = days.map((day) => rule.units.filter((unit) => dayOf(unit) === day).length);
      const off = Math.abs(counts.filter((count) => count === 2).length - rule.twos);
      const beyond = counts.reduce((sum, count) => sum + Math.max(0, count - 2), 0);
      return off + beyond <= rule.excuse + absent(rule.units);
    }
    case 'never':
      return !(isUsed(rule.first) && isUsed(rule.second));
    case 'matched': {
      const standing = (unit: number) => starts[unit]! >= 0;
      const keyOf = (unit: number) => rule.key(unit, starts[unit]!);
      const free = rule.many.filter(standing).map(keyOf);
      let missing = rule.least - [...rule.few, ...rule.many].filter((unit) => !standing(unit)).length;
      for (const unit of rule.few.filter(standing)) {
        const at = free.indexOf(keyOf(unit));
        if (at < 0) continue;
        free.splice(at, 1);
        missing -= 1;
      }
      return missing <= 0;
    }
    default:
      return keepsSlotRule(problem, starts, rule);
  }
}
