import type { Occupied } from './encode-groups.ts';
import { ones, type ProofLiterals, type RuleOf, type Sum } from './proof-literals.ts';
import { negated } from './trail.ts';

type DayCount = Pick<RuleOf<'dayCount'>, 'member' | 'units' | 'measure'> & {
  readonly maxOf: (day: number) => number;
};

/**
 * A counter per day says how much stands there, and all days together hold what has to stand: with the limit,
 * and with what the occupied atoms leave, that is a count of the whole cycle.
 */
export function encodeDayCount(proof: ProofLiterals, rule: DayCount, occupied: Occupied | undefined): void {
  const guard = proof.member(rule.member);
  const { dayCount, atomsPerDay, units } = proof.problem;
  const weight = (unit: number) => (rule.measure === 'units' ? 1 : units[unit]!.periods);
  const total = rule.units.reduce((sum, unit) => sum + weight(unit), 0);
  if (Array.from({ length: dayCount }, (_, day) => rule.maxOf(day)).every((max) => total <= max)) return;
  const supply: number[] = [];
  for (let day = 0; day < dayCount; day++) {
    const standing: Sum = { literals: [], weights: [] };
    for (const unit of rule.units) {
      if (!units[unit]!.starts.some((start) => start.day === day)) continue;
      standing.literals.push(proof.day(unit, day));
      standing.weights.push(weight(unit));
    }
    const here = occupied?.slice(day * atomsPerDay, (day + 1) * atomsPerDay).flat();
    const dayTotal = standing.weights.reduce((sum, each) => sum + each, 0);
    const most = Math.min(dayTotal, here?.length ?? dayTotal);
    const counter = proof.counter(most);
    supply.push(...counter);
    proof.countAll(counter, standing);
    proof.countNoMore(counter, standing);
    if (here) proof.countNoMore(counter, ones(here));
    if (most > 0) proof.solver.addClause([negated(counter[0]!), proof.used(rule.units, day)]);
    const max = rule.maxOf(day);
    if (most > max) proof.solver.addClause([negated(guard), negated(counter[max]!)]);
  }
  const need = { literals: rule.units.map((unit) => proof.presence(unit)), weights: rule.units.map(weight) };
  proof.notMore(need, ones(supply));
}
