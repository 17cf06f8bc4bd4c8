import { encodeGroup, type Occupied } from './encode-groups.ts';
import { encodeRule } from './encode-rules.ts';
import type { ProofLiterals, RuleOf } from './proof-literals.ts';
import type { ProofGroup, ProofRule } from './proof-problem.ts';

/**
 * Posts a whole proof problem, in pieces: each `next` posts a part of a group or one rule. Satisfiable under a set of
 * members: as far as the prover sees they have a timetable.
 */
export function* encodeProof(proof: ProofLiterals): Generator<void, void> {
  const { problem } = proof;
  const occupied = new Map<string, Occupied>();
  for (const group of problem.groups) {
    const known = yield* encodeGroup(proof, group);
    const units = group.demands.map(({ unit }) => unit);
    if (isLaw(group)) occupied.set(nameOf(units), known);
    yield;
  }
  const exclusive = problem.groups
    .filter(isLaw)
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

/** Whether it helps to count the atoms that its units occupy. */
function isCounted(rule: ProofRule): rule is RuleOf<'dayCount' | 'daysUsed' | 'mostLoad' | 'runs'> {
  const { kind } = rule;
  return kind === 'dayCount' || kind === 'daysUsed' || kind === 'mostLoad' || kind === 'runs';
}

/** A group of which no two may share an atom, whatever the members say. */
function isLaw({ capacity, demands }: ProofGroup): boolean {
  return capacity === 1 && demands.every(({ member }) => member === undefined);
}

function nameOf(units: readonly number[]): string {
  return [...units].sort((a, b) => a - b).join(' ');
}
