import { joined } from './encode-groups.ts';
import { ones, type ProofLiterals, type RuleOf } from './proof-literals.ts';
import { negated } from './trail.ts';

/**
 * Shortages of a day are literals of their own: as many as the day lacks at least, and in all no more than what is
 * excused. What the days in use ask for together is said beside it, for clauses would not add that up.
 */
export function encodeLeastLoad(proof: ProofLiterals, rule: RuleOf<'leastLoad'>): void {
  const { least, units, mustHave, excuse } = rule;
  const guard = proof.member(rule.member);
  const occupied = occupiedSlots(proof, rule);
  const shortages: number[] = [];
  const inUse: number[] = [];
  let must = 0;
  occupied.forEach((slots, day) => {
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
  limitExcess(proof, rule, shortages, 0);
  const all = units.reduce((sum, unit) => sum + proof.problem.units[unit]!.periods, excuse) - must * least;
  if (all < 0) proof.solver.addClause([negated(guard)]);
  else proof.atMost({ literals: inUse, weights: inUse.map(() => least) }, all, guard);
}

/** A slot between two occupied ones is occupied, closed or a hole. */
export function encodeHoles(proof: ProofLiterals, rule: RuleOf<'holes'>): void {
  const { open, perDay, inAll, slotsPerDay } = rule;
  const { solver } = proof;
  const excess: number[] = [];
  occupiedSlots(proof, rule).forEach((slots, day) => {
    const before = passed(proof, slots);
    const after = passed(proof, [...slots].reverse()).reverse();
    const holes: number[] = [];
    slots.forEach((slot, index) => {
      const [earlier, later] = [before[index], after[index]];
      if (!open[day * slotsPerDay + index] || earlier === undefined || later === undefined) return;
      const hole = solver.literal();
      solver.addClause([negated(earlier), negated(later), ...(slot === undefined ? [] : [slot]), hole]);
      holes.push(hole);
    });
    if (perDay === 0) excess.push(...holes);
    else if (holes.length > perDay) {
      const beyond = Array.from({ length: holes.length - perDay }, () => solver.literal());
      proof.atMost(ones([...holes, ...beyond.map(negated)]), holes.length);
      excess.push(...beyond);
    }
  });
  limitExcess(proof, rule, excess, inAll);
}

/** Excess ≤ allowed + what is excused, while the rule holds. */
function limitExcess(
  proof: ProofLiterals,
  { member, units, excuse }: RuleOf<'leastLoad' | 'holes'>,
  excess: readonly number[],
  allowed: number,
): void {
  const periods = units.map((unit) => proof.problem.units[unit]!.periods);
  const absent = units.map((unit) => negated(proof.absent(unit)));
  const total = periods.reduce((sum, each) => sum + each, 0);
  const sum = { literals: [...excess, ...absent], weights: [...excess.map(() => 1), ...periods] };
  proof.atMost(joined(sum), allowed + excuse + total, proof.member(member));
}

/** By day and slot a literal that is true exactly when a unit is there; undefined where none can be. */
function occupiedSlots(
  proof: ProofLiterals,
  { units, slots, slotsPerDay }: RuleOf<'leastLoad' | 'holes'>,
): (number | undefined)[][] {
  const { dayCount } = proof.problem;
  const covering: number[][] = Array.from({ length: dayCount * slotsPerDay }, () => []);
  for (const unit of units) {
    proof.starts[unit]!.forEach((literal, start) => {
      const { from, to } = slots(unit, start);
      for (let slot = from; slot < to; slot++) covering[slot]!.push(literal);
    });
  }
  const literals = covering.map((here) => {
    if (here.length === 0) return undefined;
    const occupied = proof.solver.literal();
    for (const literal of here) proof.solver.addClause([negated(literal), occupied]);
    proof.solver.addClause([negated(occupied), ...here]);
    return occupied;
  });
  return Array.from({ length: dayCount }, (_, day) =>
    literals.slice(day * slotsPerDay, (day + 1) * slotsPerDay),
  );
}

/** Per slot a literal that is true when an earlier one of the day is occupied; undefined where none can be. */
function passed({ solver }: ProofLiterals, slots: readonly (number | undefined)[]): (number | undefined)[] {
  let known: number | undefined;
  return slots.map((slot) => {
    const here = known;
    if (slot !== undefined) {
      const next = solver.literal();
      solver.addClause([negated(slot), next]);
      if (here !== undefined) solver.addClause([negated(here), next]);
      known = next;
    }
    return here;
  });
}
