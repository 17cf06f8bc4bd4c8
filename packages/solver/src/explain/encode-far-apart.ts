import type { ProofLiterals, RuleOf } from './proof-literals.ts';
import { limitExcess, occupiedSlots, passed } from './slot-literals.ts';
import { negated } from './trail.ts';

/** A slot is far from the one before where an earlier one is occupied and none of the near ones is. */
export function encodeFarApart(proof: ProofLiterals, rule: RuleOf<'farApart'>): void {
  const { slotsPerDay, isFar } = rule;
  const excess: number[] = [];
  occupiedSlots(proof, rule).forEach((slots, day) => {
    const before = passed(proof, slots);
    const at = (index: number) => day * slotsPerDay + index;
    slots.forEach((slot, index) => {
      if (slot === undefined) return;
      let nearest = index;
      while (nearest > 0 && !isFar(at(nearest - 1), at(index))) nearest -= 1;
      const earlier = before[nearest];
      if (earlier === undefined) return;
      const near = slots.slice(nearest, index).flatMap((each) => each ?? []);
      const far = proof.solver.literal();
      proof.solver.addClause([negated(slot), negated(earlier), ...near, far]);
      excess.push(far);
    });
  });
  limitExcess(proof, rule, excess, { allowed: 0, excusedBy: 'lessons' });
}
