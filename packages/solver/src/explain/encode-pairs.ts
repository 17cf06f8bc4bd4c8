import { ones, type ProofLiterals, type ProofRuleOf } from './proof-literals.ts';
import { negated } from './trail.ts';

/**
 * Starts of the first unit that are compatible with equal starts of the second are grouped, and likewise those of the
 * second: a rule about days needs a clause per two days, not per two starts. If fewer pairs keep the rule than violate it,
 * a clause with those that keep it is posted, too.
 */
export function encodePair(proof: ProofLiterals, rule: ProofRuleOf<'pair'>): void {
  const guard = negated(proof.member(rule.member));
  const count = proof.starts[rule.second]!.length;
  const broken = proof.starts[rule.first]!.map((_, s) =>
    Array.from({ length: count }, (_, t) => (rule.isBroken(s, t) ? '1' : '0')).join(''),
  );
  const rows = [...indicesByValue(broken)].filter(([name]) => name.includes('1'));
  const columns = Array.from({ length: count }, (_, t) => rows.map(([name]) => name[t]).join(''));
  const others = [...indicesByValue(columns)].map(([name, starts]): [name: string, literal: number] => [
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

/** Returns the indices at which each of the values occurs. */
function indicesByValue(values: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  values.forEach((value, at) => {
    const list = found.get(value);
    if (list) list.push(at);
    else found.set(value, [at]);
  });
  return found;
}

/** Up to this number, pairs are posted one by one; beyond, the count of the keys remains. */
const MOST_PAIRS = 200;

/**
 * If each of the few needs a partner: while all units are present, at every key no more of the few than of the many, as
 * one constraint, which propagates well. Also pair by pair, with an absent unit in place of a pair.
 */
export function encodeMatched(proof: ProofLiterals, rule: ProofRuleOf<'matched'>): void {
  const all = [...rule.few, ...rule.many];
  const { least } = rule;
  if (least === rule.few.length) encodeNoMoreAtAnyKey(proof, rule, all);
  if (rule.few.length * rule.many.length > MOST_PAIRS) return;
  const pairs = rule.few.map((first) =>
    rule.many.map((second) => encodeTogether(proof, rule, first, second)),
  );
  for (const row of pairs) proof.atMost(ones(row), 1);
  rule.many.forEach((_, column) => {
    proof.atMost(ones(pairs.map((row) => row[column]!)), 1);
  });
  const excuses = [...pairs.flat(), ...all.map((unit) => proof.absent(unit))];
  proof.atMost(ones(excuses.map(negated)), excuses.length - least, proof.member(rule.member));
}

function encodeNoMoreAtAnyKey(
  proof: ProofLiterals,
  rule: ProofRuleOf<'matched'>,
  all: readonly number[],
): void {
  const guard = proof.all([proof.member(rule.member), ...all.map((unit) => proof.presence(unit))]);
  const few = byKey(proof, rule, rule.few);
  const many = byKey(proof, rule, rule.many);
  for (const [key, literals] of few) {
    const others = (many.get(key) ?? []).map(negated);
    proof.atMost(ones([...literals, ...others]), others.length, guard);
  }
}

/** Returns a literal that is true only if the two are placed at one key. */
function encodeTogether(
  proof: ProofLiterals,
  rule: ProofRuleOf<'matched'>,
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
  rule: ProofRuleOf<'matched'>,
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
