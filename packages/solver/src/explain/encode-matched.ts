import { ones, type ProofLiterals, type RuleOf } from './proof-literals.ts';
import { negated } from './trail.ts';

/** Pairs beyond this are not said one by one: the count of the keys remains. */
const MOST_PAIRS = 200;

/**
 * Where each of the few needs a partner: while all of them stand, at every key no more of the few than of the many,
 * said at once, for that propagates well. Also pair by pair, where a unit that is absent stands in for a pair.
 */
export function encodeMatched(proof: ProofLiterals, rule: RuleOf<'matched'>): void {
  const everyone = [...rule.few, ...rule.many];
  const { least } = rule;
  if (least === rule.few.length) encodeNoMoreAtAnyKey(proof, rule, everyone);
  if (rule.few.length * rule.many.length > MOST_PAIRS) return;
  const pairs = rule.few.map((first) =>
    rule.many.map((second) => encodeTogether(proof, rule, first, second)),
  );
  for (const row of pairs) proof.atMost(ones(row), 1);
  rule.many.forEach((_, column) => {
    proof.atMost(ones(pairs.map((row) => row[column]!)), 1);
  });
  const excuses = [...pairs.flat(), ...everyone.map((unit) => proof.absent(unit))];
  proof.atMost(ones(excuses.map(negated)), excuses.length - least, proof.member(rule.member));
}

function encodeNoMoreAtAnyKey(
  proof: ProofLiterals,
  rule: RuleOf<'matched'>,
  everyone: readonly number[],
): void {
  const guard = proof.all([proof.member(rule.member), ...everyone.map((unit) => proof.presence(unit))]);
  const few = byKey(proof, rule, rule.few);
  const many = byKey(proof, rule, rule.many);
  for (const [key, literals] of few) {
    const others = (many.get(key) ?? []).map(negated);
    proof.atMost(ones([...literals, ...others]), others.length, guard);
  }
}

/** True only where the two stand at one key. */
function encodeTogether(
  proof: ProofLiterals,
  rule: RuleOf<'matched'>,
  first: number,
  second: number,
): number {
  const together = proof.solver.literal();
  const others = byKey(proof, rule, [second]);
  proof.solver.addClause([negated(together), ...proof.starts[first]!]);
  proof.starts[first]!.forEach((start, s) => {
    const matching = others.get(rule.key(first, s)) ?? [];
    proof.solver.addClause([negated(together), negated(start), ...matching]);
  });
  return together;
}

function byKey(
  proof: ProofLiterals,
  rule: RuleOf<'matched'>,
  units: readonly number[],
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const unit of units) {
    proof.starts[unit]!.forEach((literal, start) => {
      const key = rule.key(unit, start);
      const list = found.get(key);
      if (list) list.push(literal);
      else found.set(key, [literal]);
    });
  }
  return found;
}
