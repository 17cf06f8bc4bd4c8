import { ones, type ProofLiterals, type RuleOf } from './proof-literals.ts';
import { limitExcess, occupiedSlots, passed } from './slot-literals.ts';
import { negated } from './trail.ts';

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
  limitExcess(proof, rule, excess, { allowed: inAll, excusedBy: 'periods' });
}
