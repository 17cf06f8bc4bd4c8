import type { Occupied } from './encode-groups.ts';
import { ones, type ProofLiterals, type RuleOf } from './proof-literals.ts';
import type { StandsAt } from './proof-problem.ts';
import { negated } from './trail.ts';

/** An occupied atom uses its day: without that, counts of atoms and of days would not meet. */
export function encodeDaysUsed(
  proof: ProofLiterals,
  rule: RuleOf<'daysUsed'>,
  occupied: Occupied | undefined,
): void {
  const { dayCount, atomsPerDay } = proof.problem;
  const used = Array.from({ length: dayCount }, (_, day) => proof.used(rule.units, day));
  proof.atMost(ones(used), rule.max, proof.member(rule.member));
  occupied?.forEach(([first], atom) => {
    const day = used[Math.floor(atom / atomsPerDay)]!;
    if (first !== undefined) proof.solver.addClause([negated(first), day]);
  });
}

export function encodeFewUsed(proof: ProofLiterals, { member, max, sets }: RuleOf<'fewUsed'>): void {
  if (sets.length <= max) return;
  proof.atMost(ones(sets.map((set) => somebodyAt(proof, set))), max, proof.member(member));
}

export function encodeManyUsed(proof: ProofLiterals, rule: RuleOf<'manyUsed'>): void {
  const { member, least, units, sets } = rule;
  const used = [...sets.map((set) => somebodyAt(proof, set)), ...units.map((unit) => proof.absent(unit))];
  if (least > used.length) proof.solver.addClause([negated(proof.member(member))]);
  else proof.atMost(ones(used.map(negated)), used.length - least, proof.member(member));
}

function somebodyAt(proof: ProofLiterals, set: readonly StandsAt[]): number {
  return proof.some(set.map(({ unit, start }) => proof.starts[unit]![start]!));
}
