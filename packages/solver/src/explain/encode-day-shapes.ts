import { ones, type ProofLiterals, type ProofRuleOf } from './proof-literals.ts';
import { earlierOccupied, limitExcess, occupiedSlots } from './slot-literals.ts';
import { negated } from './trail.ts';

/**
 * The shortage of a day is a number of literals: at least as many as the day lacks, and in all no more than is excused.
 * The total that the days in use need is posted in addition, because clauses do not add it up.
 */
export function encodeLeastLoad(proof: ProofLiterals, rule: ProofRuleOf<'leastLoad'>): void {
  const { units, mustHave, excuse } = rule;
  const guard = proof.member(rule.member);
  const shortages: number[] = [];
  const inUse: number[] = [];
  const needs: number[] = [];
  let must = 0;
  occupiedSlots(proof, rule).forEach((slots, day) => {
    const least = rule.least[day] ?? 0;
    if (least === 0) return;
    const here = slots.flatMap((slot) => slot ?? []);
    const shortage = Array.from({ length: least }, () => proof.solver.literal());
    shortages.push(...shortage);
    const supply = ones([...here, ...shortage]);
    if (mustHave[day]) {
      must += least;
      proof.atMost(ones(supply.literals.map(negated)), supply.literals.length - least);
    } else if (here.length > 0) {
      const used = proof.used(units, day);
      inUse.push(used);
      needs.push(least);
      proof.notMore({ literals: [used], weights: [least] }, supply);
    }
  });
  limitExcess(proof, rule, shortages, { allowed: 0, excusedBy: 'periods' });
  const all = units.reduce((sum, unit) => sum + proof.problem.units[unit]!.periods, excuse) - must;
  if (all < 0) proof.solver.addClause([negated(guard)]);
  else proof.atMost({ literals: inUse, weights: needs }, all, guard);
}

/** A slot between two occupied ones is occupied, closed or a hole. */
export function encodeHoles(proof: ProofLiterals, rule: ProofRuleOf<'holes'>): void {
  const { open, perDay, inAll, slotsPerDay } = rule;
  const { solver } = proof;
  const excess: number[] = [];
  occupiedSlots(proof, rule).forEach((slots, day) => {
    const before = earlierOccupied(proof, slots);
    const after = earlierOccupied(proof, [...slots].reverse()).reverse();
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

/** A slot is far from the one before if an earlier one is occupied and none of the near ones is. */
export function encodeFarApart(proof: ProofLiterals, rule: ProofRuleOf<'farApart'>): void {
  const { slotsPerDay, isFar } = rule;
  const excess: number[] = [];
  occupiedSlots(proof, rule).forEach((slots, day) => {
    const before = earlierOccupied(proof, slots);
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

/**
 * A day in use starts in time or late. That each day in time needs another unit is posted in addition: clauses alone would
 * try the units day by day.
 */
export function encodeLateStarts(proof: ProofLiterals, rule: ProofRuleOf<'lateStarts'>): void {
  const { units, open, inAll, slotsPerDay, slots: slotsOf } = rule;
  const days: number[] = [];
  const lates: number[] = [];
  const lastOf: number[] = [];
  occupiedSlots(proof, rule).forEach((slots, day) => {
    const own = open.slice(day * slotsPerDay, (day + 1) * slotsPerDay);
    // The slot after which a start is late; none if fewer are open.
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

/** A full window has nothing before or nothing after it. */
export function encodeFreeWindow(proof: ProofLiterals, rule: ProofRuleOf<'freeWindow'>): void {
  const { window, slotsPerDay, member } = rule;
  const guard = negated(proof.member(member));
  occupiedSlots(proof, rule).forEach((slots, day) => {
    const own = window.slice(day * slotsPerDay, (day + 1) * slotsPerDay);
    const [first, last] = [own.indexOf(true), own.lastIndexOf(true)];
    if (first < 0) return;
    const here = slots.filter((_, index) => own[index]);
    const before = slots.slice(0, first).flatMap((slot) => slot ?? []);
    const after = slots.slice(last + 1).flatMap((slot) => slot ?? []);
    if (here.some((slot) => slot === undefined) || before.length === 0 || after.length === 0) return;
    const full = here.flatMap((slot) => slot ?? []);
    proof.solver.addClause([guard, ...[...full, proof.some(before), proof.some(after)].map(negated)]);
  });
}
