import { joined, type Occupied } from './encode-groups.ts';
import { encodeHoles, encodeLeastLoad } from './encode-slots.ts';
import { ones, type ProofLiterals, type RuleOf, type Sum } from './proof-literals.ts';
import type { ProofRule } from './proof-problem.ts';
import { negated } from './trail.ts';

/** Posts one rule. `occupied`: of an exclusive group with just the rule's units, where there is one. */
export function encodeRule(proof: ProofLiterals, rule: ProofRule, occupied: Occupied | undefined): void {
  if (rule.kind === 'forbidden') {
    const guard = negated(proof.member(rule.member));
    for (const start of rule.starts)
      proof.solver.addClause([guard, negated(proof.starts[rule.unit]![start]!)]);
  } else if (rule.kind === 'dayCount') encodeDayCount(proof, rule, occupied);
  else if (rule.kind === 'daysUsed') encodeDaysUsed(proof, rule, occupied);
  else if (rule.kind === 'pair') encodePair(proof, rule);
  else if (rule.kind === 'matched') encodeMatched(proof, rule);
  else if (rule.kind === 'sameKey') encodeSameKey(proof, rule);
  else if (rule.kind === 'never') encodeNever(proof, rule);
  else if (rule.kind === 'leastLoad') encodeLeastLoad(proof, rule);
  else encodeHoles(proof, rule);
}

function encodeSameKey(proof: ProofLiterals, rule: RuleOf<'sameKey'>): void {
  const used: number[] = [];
  for (const starts of byKey(proof, rule, rule.units).values()) {
    const someone = proof.solver.literal();
    for (const start of starts) proof.solver.addClause([negated(start), someone]);
    used.push(someone);
  }
  proof.atMost(ones(used), 1, proof.member(rule.member));
}

function encodeNever(proof: ProofLiterals, { member, first, second }: RuleOf<'never'>): void {
  const guard = negated(proof.member(member));
  const someone = proof.solver.literal();
  for (const { unit, start } of first)
    proof.solver.addClause([negated(proof.starts[unit]![start]!), someone]);
  for (const { unit, start } of second)
    proof.solver.addClause([guard, negated(someone), negated(proof.starts[unit]![start]!)]);
}

/**
 * A counter per day says how much stands there, and all days together hold what has to stand: with the limit,
 * and with what the occupied atoms leave, that is a count of the whole cycle.
 */
function encodeDayCount(
  proof: ProofLiterals,
  rule: RuleOf<'dayCount'>,
  occupied: Occupied | undefined,
): void {
  const guard = proof.member(rule.member);
  const { dayCount, atomsPerDay, units } = proof.problem;
  const weight = (unit: number) => (rule.measure === 'units' ? 1 : units[unit]!.periods);
  const total = rule.units.reduce((sum, unit) => sum + weight(unit), 0);
  if (total <= rule.max) return;
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
    if (most > rule.max) proof.solver.addClause([negated(guard), negated(counter[rule.max]!)]);
  }
  const need = { literals: rule.units.map((unit) => proof.presence(unit)), weights: rule.units.map(weight) };
  proof.notMore(joined(need), ones(supply));
}

/** An occupied atom uses its day: without that, counts of atoms and of days would not meet. */
function encodeDaysUsed(
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

/**
 * Starts of the first that go with the same starts of the second are said as one, and so are those of the second:
 * a rule about days needs a clause for two days, not for each two starts on them. Where fewer are kept than broken,
 * also: with one of those that keep it.
 */
function encodePair(proof: ProofLiterals, rule: RuleOf<'pair'>): void {
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

/** Pairs beyond this are not said one by one: the count of the keys remains. */
const MOST_PAIRS = 200;

/**
 * Where each of the few needs a partner: while all of them stand, at every key no more of the few than of the many,
 * said at once, for that propagates well. Also pair by pair, where a unit that is absent stands in for a pair.
 */
function encodeMatched(proof: ProofLiterals, rule: RuleOf<'matched'>): void {
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
    proof.atMost(joined(ones([...literals, ...others])), others.length, guard);
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
  rule: Pick<RuleOf<'matched'>, 'key'>,
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
