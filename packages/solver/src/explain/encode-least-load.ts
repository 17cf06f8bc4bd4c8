import { ones, type ProofLiterals, type RuleOf } from './proof-literals.ts';
import { limitExcess, occupiedSlots } from './slot-literals.ts';
import { negated } from './trail.ts';

/**
 * Shortages of a day are literals of their own: as many as the day lacks at least, and in all no more than what is
 * excused. What the days in use ask for together is said beside it, for clauses would not add that up.
 */
export function encodeLeastLoad(proof: ProofLiterals, rule: RuleOf<'leastLoad'>): void {
  const { least, units, mustHave, excuse } = rule;
  const guard = proof.member(rule.member);
  const shortages: number[] = [];
  const inUse: number[] = [];
  let must = 0;
  occupiedSlots(proof, rule).forEach((slots, day) => {
    const here = slots.flatMap((slot) => slot ?? []);
    const shortage = Array.from({ length: least }, () => proof.solver.literal());
    shortages.push(...shortage);
    const supply = ones([...here, ...shortage]);
    if (mustHave[day]) {
      must += 1;
      proof.atMost(ones(supply.literals.map(negated)), supply.literals.length - least);
    } else if (here.length > 0) {
      const used = proof.used(units, day);
      inUse.push(used);
      proof.notMore({ literals: [used], weights: [least] }, supply);
    }
  });
  limitExcess(proof, rule, shortages, { allowed: 0, excusedBy: 'periods' });
  const all = units.reduce((sum, unit) => sum + proof.problem.units[unit]!.periods, excuse) - must * least;
  if (all < 0) proof.solver.addClause([negated(guard)]);
  else proof.atMost({ literals: inUse, weights: inUse.map(() => least) }, all, guard);
}
