import { encodeDayCount, encodeMostLoad, encodeRuns } from './encode-day-loads.ts';
import {
  encodeFarApart,
  encodeFreeWindow,
  encodeHoles,
  encodeLateStarts,
  encodeLeastLoad,
} from './encode-day-shapes.ts';
import { encodeMatched, encodePair } from './encode-pairs.ts';
import type { Occupied } from './encode-proof.ts';
import { ones, type ProofLiterals, type ProofRuleOf } from './proof-literals.ts';
import type { ProofRule, UnitAtStart } from './proof-problem.ts';
import { negated } from './trail.ts';

type Encode<Kind extends ProofRule['kind']> = (
  proof: ProofLiterals,
  rule: ProofRuleOf<Kind>,
  occupied: Occupied | undefined,
) => void;

/** The encoding of every kind of rule: one line each. */
const encodings: { readonly [Kind in ProofRule['kind']]: Encode<Kind> } = {
  forbidden: encodeForbidden,
  dayCount: (proof, rule, occupied) => encodeDayCount(proof, { ...rule, maxOf: () => rule.max }, occupied),
  daysUsed: encodeDaysUsed,
  pair: encodePair,
  matched: encodeMatched,
  fewUsed: encodeFewUsed,
  manyUsed: encodeManyUsed,
  startLoad: encodeStartLoad,
  daysWithTwo: encodeDaysWithTwo,
  never: encodeNever,
  mostLoad: encodeMostLoad,
  runs: encodeRuns,
  leastLoad: encodeLeastLoad,
  holes: encodeHoles,
  farApart: encodeFarApart,
  lateStarts: encodeLateStarts,
  freeWindow: encodeFreeWindow,
};

/** Posts one rule. `occupied`: of an exclusive group with exactly the units of the rule, if there is one. */
export function encodeRule(proof: ProofLiterals, rule: ProofRule, occupied: Occupied | undefined): void {
  // The entry of a kind takes the rules of that kind, which the types of a table cannot say.
  (encodings[rule.kind] as Encode<ProofRule['kind']>)(proof, rule, occupied);
}

function encodeForbidden(proof: ProofLiterals, { member, unit, starts }: ProofRuleOf<'forbidden'>): void {
  const guard = negated(proof.member(member));
  for (const start of starts) proof.solver.addClause([guard, negated(proof.starts[unit]![start]!)]);
}

function encodeNever(proof: ProofLiterals, { member, first, second }: ProofRuleOf<'never'>): void {
  const guard = negated(proof.member(member));
  const isFirst = proof.solver.literal();
  for (const { unit, start } of first)
    proof.solver.addClause([negated(proof.starts[unit]![start]!), isFirst]);
  for (const { unit, start } of second)
    proof.solver.addClause([guard, negated(isFirst), negated(proof.starts[unit]![start]!)]);
}

/** An occupied atom uses its day: this ties the counts of atoms and of days to each other. */
function encodeDaysUsed(
  proof: ProofLiterals,
  rule: ProofRuleOf<'daysUsed'>,
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

function encodeFewUsed(proof: ProofLiterals, { member, max, sets }: ProofRuleOf<'fewUsed'>): void {
  if (sets.length <= max) return;
  proof.atMost(ones(sets.map((set) => someUnitAt(proof, set))), max, proof.member(member));
}

function encodeManyUsed(proof: ProofLiterals, rule: ProofRuleOf<'manyUsed'>): void {
  const { member, least, units, sets } = rule;
  const used = [...sets.map((set) => someUnitAt(proof, set)), ...units.map((unit) => proof.absent(unit))];
  if (least > used.length) proof.solver.addClause([negated(proof.member(member))]);
  else proof.atMost(ones(used.map(negated)), used.length - least, proof.member(member));
}

/** A unit that is placed and at none of its free starts has its load: this is known before its start is. */
function encodeStartLoad(proof: ProofLiterals, rule: ProofRuleOf<'startLoad'>): void {
  const literals: number[] = [];
  const weights: number[] = [];
  for (const { unit, load, free } of rule.loads) {
    const isFree = new Set(free);
    const starts = proof.starts[unit]!;
    const isLoaded = proof.solver.literal();
    for (let start = 0; start < starts.length; start++)
      if (!isFree.has(start)) proof.solver.addClause([negated(starts[start]!), isLoaded]);
    proof.solver.addClause([negated(proof.presence(unit)), isLoaded, ...free.map((start) => starts[start]!)]);
    literals.push(isLoaded);
    weights.push(load);
  }
  proof.atMost({ literals, weights }, rule.max, proof.member(rule.member));
}

function someUnitAt(proof: ProofLiterals, set: readonly UnitAtStart[]): number {
  return proof.some(set.map(({ unit, start }) => proof.starts[unit]![start]!));
}

/**
 * With a counter per day, c(k) true if at least k units are placed, the number of days with exactly two is Σ c(2) − c(3).
 * Too many and too few such days are one sum each.
 */
function encodeDaysWithTwo(proof: ProofLiterals, rule: ProofRuleOf<'daysWithTwo'>): void {
  const { units, twos, excuse, member } = rule;
  const guard = proof.member(member);
  const present = units.map((unit) => negated(proof.absent(unit)));
  const many: number[] = present.slice();
  const few = ones(present);
  let days = 0;
  for (let day = 0; day < proof.problem.dayCount; day++) {
    const here = units.filter((unit) => proof.problem.units[unit]!.starts.some((start) => start.day === day));
    const sum = ones(here.map((unit) => proof.day(unit, day)));
    const counter = proof.counter(here.length);
    proof.countAll(counter, sum);
    proof.countNoMore(counter, sum);
    const [, two, three, ...more] = counter;
    if (two === undefined) continue;
    days += 1;
    many.push(two, ...more);
    few.literals.push(negated(two), ...(three === undefined ? [] : [three]), ...more);
    few.weights.push(1, ...(three === undefined ? [] : [2]), ...more.map(() => 1));
  }
  proof.atMost(ones(many), twos + excuse + units.length, guard);
  const most = days - twos + excuse + units.length;
  if (most < 0) proof.solver.addClause([negated(guard)]);
  else proof.atMost(few, most, guard);
}
