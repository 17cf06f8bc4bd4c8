import type { ProofLiterals, RuleOf } from './proof-literals.ts';
import { negated } from './trail.ts';

/**
 * Starts of the first that go with the same starts of the second are said as one, and so are those of the second:
 * a rule about days needs a clause for two days, not for each two starts on them. Where fewer are kept than broken,
 * also: with one of those that keep it.
 */
export function encodePair(proof: ProofLiterals, rule: RuleOf<'pair'>): void {
  const guard = negated(proof.member(rule.member));
  const count = proof.starts[rule.second]!.length;
  const broken = proof.starts[rule.first]!.map((_, s) =>
    Array.from({ length: count }, (_, t) => (rule.isBroken(s, t) ? '1' : '0')).join(''),
  );
  const rows = [...alike(broken)].filter(([name]) => name.includes('1'));
  const columns = Array.from({ length: count }, (_, t) => rows.map(([name]) => name[t]).join(''));
  const others = [...alike(columns)].map(([name, starts]): [name: string, literal: number] => [
    name,
    proof.anyOf(rule.second, starts),
  ]);
  rows.forEach(([name, starts], row) => {
    const here = negated(proof.anyOf(rule.first, starts));
    const isKept = ([column]: [string, number]) => column[row] === '0';
    for (const other of others) {
      if (!isKept(other)) proof.solver.addClause([guard, here, negated(other[1])]);
    }
    if (2 * [...name].filter((each) => each === '1').length <= count) return;
    const kept = others.filter(isKept).map(([, literal]) => literal);
    proof.solver.addClause([guard, negated(proof.presence(rule.second)), here, ...kept]);
  });
}

/** The places at which each of the values occurs. */
function alike(values: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  values.forEach((value, at) => {
    const list = found.get(value);
    if (list) list.push(at);
    else found.set(value, [at]);
  });
  return found;
}
