import { encodeRule } from './encode-rules.ts';
import { ones, type ProofLiterals, type ProofRuleOf, type Sum } from './proof-literals.ts';
import type { ProofGroup, ProofRule } from './proof-problem.ts';
import { negated } from './trail.ts';

/**
 * Posts a whole proof problem in pieces: each `next` posts a part of a group or one rule. Members under which it is
 * satisfiable have a timetable, as far as the prover knows.
 */
export function* encodeProof(proof: ProofLiterals): Generator<void, void> {
  const { problem } = proof;
  const occupied = new Map<string, Occupied>();
  for (const group of problem.groups) {
    const known = yield* encodeGroup(proof, group);
    const units = group.demands.map(({ unit }) => unit);
    if (isUnconditional(group)) occupied.set(nameOf(units), known);
    yield;
  }
  const exclusive = problem.groups
    .filter(isUnconditional)
    .map((group) => new Set(group.demands.map(({ unit }) => unit)));
  for (const rule of problem.rules) {
    let known: Occupied | undefined;
    if (isCounted(rule)) {
      const name = nameOf(rule.units);
      const within = exclusive.some((set) => rule.units.every((unit) => set.has(unit)));
      if (within && !occupied.has(name)) {
        const demands = rule.units.map((unit) => ({ unit }));
        occupied.set(name, yield* encodeGroup(proof, { capacity: 1, demands, closings: [] }));
      }
      known = occupied.get(name);
    }
    encodeRule(proof, rule, known);
    yield;
  }
}

/** True for rules that propagate better with a count of the atoms that their units occupy. */
function isCounted(rule: ProofRule): rule is ProofRuleOf<'dayCount' | 'daysUsed' | 'mostLoad' | 'runs'> {
  const { kind } = rule;
  return kind === 'dayCount' || kind === 'daysUsed' || kind === 'mostLoad' || kind === 'runs';
}

/** True for a group in which no two units may share an atom under any members. */
function isUnconditional({ capacity, demands }: ProofGroup): boolean {
  return capacity === 1 && demands.every(({ member }) => member === undefined);
}

function nameOf(units: readonly number[]): string {
  return [...units].sort((a, b) => a - b).join(' ');
}

/** Per atom of the cycle, literals that are true only if at least one, two … demands of the group are placed there. */
export type Occupied = readonly (readonly number[])[];

const LITERALS_PER_PIECE = 30_000;

interface Demand {
  /** The literals of the unit's starts, or of those starts while the demand counts. */
  readonly starts: readonly number[];
  readonly unit: number;
  /** True while the unit must be placed and the demand counts. */
  readonly presence: number;
}

/**
 * Posts a group. In addition to the limit of each atom it counts the whole cycle: the demands that must be placed need at
 * least as many atoms as they hold, and an atom is occupied only by a demand. Clauses alone would find that out pigeon by
 * pigeon. In pieces, as many rooms with many demands take long.
 */
function* encodeGroup(proof: ProofLiterals, group: ProofGroup): Generator<void, Occupied> {
  const demands = group.demands.map(({ unit, member }) => demandOf(proof, unit, member));
  const { dayCount, atomsPerDay } = proof.problem;
  const covering: number[][] = Array.from({ length: dayCount * atomsPerDay }, () => []);
  for (const { unit, starts } of demands) {
    proof.problem.units[unit]!.starts.forEach(({ from, to }, s) => {
      for (let atom = from; atom < to; atom++) covering[atom]!.push(starts[s]!);
    });
  }
  const occupied: number[][] = [];
  let posted = proof.solver.size;
  for (const [atom, here] of covering.entries()) {
    occupied.push(encodeAtom(proof, group, here, atom));
    if (proof.solver.size - posted < LITERALS_PER_PIECE) continue;
    yield;
    posted = proof.solver.size;
  }
  const supply = ones(occupied.flat());
  const need: Sum = { literals: [], weights: [] };
  for (const { unit, presence } of demands) {
    const sizes = proof.problem.units[unit]!.starts.map(({ from, to }) => to - from);
    if (sizes.length === 0) continue;
    need.literals.push(presence);
    need.weights.push(Math.min(...sizes));
  }
  proof.notMore(need, supply);
  return occupied;
}

function demandOf(proof: ProofLiterals, unit: number, member: number | undefined): Demand {
  const own = proof.starts[unit]!;
  if (member === undefined) return { unit, starts: own, presence: proof.presence(unit) };
  const counts = proof.member(member);
  const starts = own.map((start) => {
    const counted = proof.solver.literal();
    proof.solver.addClause([negated(start), negated(counts), counted]);
    proof.solver.addClause([negated(counted), start]);
    return counted;
  });
  // Equivalent to both: it is used on the side that needs atoms.
  const presence = proof.solver.literal();
  proof.solver.addClause([presence, negated(counts), negated(proof.presence(unit))]);
  proof.solver.addClause([negated(presence), counts]);
  proof.solver.addClause([negated(presence), proof.presence(unit)]);
  return { unit, starts, presence };
}

function encodeAtom(proof: ProofLiterals, group: ProofGroup, here: number[], atom: number): number[] {
  if (here.length === 0) return [];
  const counter = countTrue(proof, here, Math.min(group.capacity, here.length));
  const closings = group.closings.filter(({ atoms }) => atoms.includes(atom));
  if (closings.length > 0) {
    const closed = ones(closings.map(({ member }) => proof.member(member)));
    counter.forEach((literal, k) => {
      proof.atMost(closed, group.capacity - k - 1, literal);
    });
  }
  return counter;
}

/** Returns a counter of the literals that are true. */
function countTrue(proof: ProofLiterals, here: number[], most: number): number[] {
  if (most === 1) {
    proof.atMost(ones(here), 1);
    return [proof.some(here)];
  }
  const counter = proof.counter(most);
  proof.countAll(counter, ones(here));
  proof.solver.addClause([negated(counter[0]!), ...here]);
  proof.countNoMore(counter, ones(here));
  return counter;
}
