import { ones, type ProofLiterals, type Sum } from './proof-literals.ts';
import type { ProofGroup } from './proof-problem.ts';
import { negated } from './trail.ts';

/** Per atom of the cycle: true only when at least one, two … of the group's demands stand there. */
export type Occupied = readonly (readonly number[])[];

const LITERALS_PER_PIECE = 30_000;

interface Demand {
  /** The literals of the unit's starts, or of standing there while the demand counts. */
  readonly starts: readonly number[];
  readonly unit: number;
  /** True while the unit has to stand and the demand counts. */
  readonly presence: number;
}

/**
 * Posts a group. Beside the limit of each atom it counts the whole cycle: demands that have to stand need as
 * many atoms as they hold at least, and an atom is occupied only by somebody. Clauses alone would find
 * that out pigeon by pigeon. In pieces: many rooms with many demands take long.
 */
export function* encodeGroup(proof: ProofLiterals, group: ProofGroup): Generator<void, Occupied> {
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
  // True only while both are: it stands on the side that asks for room.
  const presence = proof.solver.literal();
  proof.solver.addClause([presence, negated(counts), negated(proof.presence(unit))]);
  proof.solver.addClause([negated(presence), counts]);
  proof.solver.addClause([negated(presence), proof.presence(unit)]);
  return { unit, starts, presence };
}

function encodeAtom(proof: ProofLiterals, group: ProofGroup, here: number[], atom: number): number[] {
  if (here.length === 0) return [];
  const counter = countStanding(proof, here, Math.min(group.capacity, here.length));
  const closings = group.closings.filter(({ atoms }) => atoms.includes(atom));
  if (closings.length > 0) {
    const closed = ones(closings.map(({ member }) => proof.member(member)));
    counter.forEach((literal, k) => {
      proof.atMost(closed, group.capacity - k - 1, literal);
    });
  }
  return counter;
}

/** At most as many stand here as are counted, and as many are counted as stand here. */
function countStanding(proof: ProofLiterals, here: number[], most: number): number[] {
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
