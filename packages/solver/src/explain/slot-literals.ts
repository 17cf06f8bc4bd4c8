import { ones, type ProofLiterals } from './proof-literals.ts';
import type { ExcusedSlotRule, SlotRule } from './proof-problem.ts';
import { negated } from './trail.ts';

/** Returns by day and slot a literal that is true exactly if a unit occupies it; undefined if none can. */
export function occupiedSlots(
  proof: ProofLiterals,
  { units, slots, slotsPerDay }: SlotRule,
): (number | undefined)[][] {
  const { dayCount } = proof.problem;
  const covering: number[][] = Array.from({ length: dayCount * slotsPerDay }, () => []);
  for (const unit of units) {
    proof.starts[unit]!.forEach((literal, start) => {
      const { from, to } = slots(unit, start);
      for (let slot = from; slot < to; slot++) covering[slot]!.push(literal);
    });
  }
  const literals = covering.map((here) => (here.length === 0 ? undefined : proof.some(here)));
  return Array.from({ length: dayCount }, (_, day) =>
    literals.slice(day * slotsPerDay, (day + 1) * slotsPerDay),
  );
}

/** Returns per slot a literal that is true if an earlier one of the day is occupied; undefined if none can be. */
export function earlierOccupied(
  { solver }: ProofLiterals,
  slots: readonly (number | undefined)[],
): (number | undefined)[] {
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

/** Posts excess ≤ allowed + excuse, while the member of the rule holds. */
export function limitExcess(
  proof: ProofLiterals,
  { member, units, excuse }: ExcusedSlotRule,
  excess: readonly number[],
  { allowed, excusedBy }: { allowed: number; excusedBy: 'periods' | 'lessons' },
): void {
  const excuses = units.map((unit) => (excusedBy === 'periods' ? proof.problem.units[unit]!.periods : 1));
  const total = excuses.reduce((sum, each) => sum + each, 0);
  const present = units.map((unit) => negated(proof.absent(unit)));
  const sum = { literals: [...excess, ...present], weights: [...ones(excess).weights, ...excuses] };
  proof.atMost(sum, allowed + excuse + total, proof.member(member));
}
