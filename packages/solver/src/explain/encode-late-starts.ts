import { ones, type ProofLiterals, type RuleOf } from './proof-literals.ts';
import { limitExcess, occupiedSlots } from './slot-literals.ts';
import { negated } from './trail.ts';

/**
 * A day in use starts in time or late. That each day which does so takes another unit is said beside it: clauses would
 * try the units day by day.
 */
export function encodeLateStarts(proof: ProofLiterals, rule: RuleOf<'lateStarts'>): void {
  const { units, open, inAll, slotsPerDay, slots: slotsOf } = rule;
  const days: number[] = [];
  const lates: number[] = [];
  const lastOf: number[] = [];
  occupiedSlots(proof, rule).forEach((slots, day) => {
    const own = open.slice(day * slotsPerDay, (day + 1) * slotsPerDay);
    // The slot after which a start is late; none is, where fewer are open.
    let toPass = rule.late;
    const last = own.findIndex((isOpen) => isOpen && --toPass === 0);
    lastOf.push(day * slotsPerDay + (last < 0 ? slotsPerDay : last));
    if (slots.every((slot) => slot === undefined)) return;
    const used = proof.used(units, day);
    days.push(used);
    if (last < 0) return;
    const inTime = slots.slice(0, last + 1).flatMap((slot) => slot ?? []);
    const late = proof.solver.literal();
    proof.solver.addClause([negated(used), ...inTime, late]);
    lates.push(late);
  });
  limitExcess(proof, rule, lates, { allowed: inAll, excusedBy: 'lessons' });
  const first = units.map((unit) => {
    const starts = proof.problem.units[unit]!.starts.flatMap(({ day }, start) =>
      slotsOf(unit, start).from <= lastOf[day]! ? [start] : [],
    );
    return proof.anyOf(unit, starts);
  });
  proof.notMore(ones(days), ones([...first, ...lates]));
}
