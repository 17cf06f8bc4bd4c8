import type { Occupied } from './encode-proof.ts';
import { ones, type ProofLiterals, type ProofRuleOf, type Sum } from './proof-literals.ts';
import { occupiedSlots } from './slot-literals.ts';
import { negated } from './trail.ts';

type DayCount = Pick<ProofRuleOf<'dayCount'>, 'member' | 'units' | 'measure'> & {
  readonly maxOf: (day: number) => number;
};

/**
 * A counter per day counts the units or periods placed there, and all days together hold all that must be placed: with the
 * limit, and with the number of occupied atoms, this counts the whole cycle.
 */
export function encodeDayCount(proof: ProofLiterals, rule: DayCount, occupied: Occupied | undefined): void {
  const guard = proof.member(rule.member);
  const { dayCount, atomsPerDay, units } = proof.problem;
  const weight = (unit: number) => (rule.measure === 'units' ? 1 : units[unit]!.periods);
  const total = rule.units.reduce((sum, unit) => sum + weight(unit), 0);
  if (Array.from({ length: dayCount }, (_, day) => rule.maxOf(day)).every((max) => total <= max)) return;
  const supply: number[] = [];
  for (let day = 0; day < dayCount; day++) {
    const placed: Sum = { literals: [], weights: [] };
    for (const unit of rule.units) {
      if (!units[unit]!.starts.some((start) => start.day === day)) continue;
      placed.literals.push(proof.day(unit, day));
      placed.weights.push(weight(unit));
    }
    const here = occupied?.slice(day * atomsPerDay, (day + 1) * atomsPerDay).flat();
    const dayTotal = placed.weights.reduce((sum, each) => sum + each, 0);
    const most = Math.min(dayTotal, here?.length ?? dayTotal);
    const counter = proof.counter(most);
    supply.push(...counter);
    proof.countAll(counter, placed);
    proof.countNoMore(counter, placed);
    if (here) proof.countNoMore(counter, ones(here));
    if (most > 0) proof.solver.addClause([negated(counter[0]!), proof.used(rule.units, day)]);
    const max = rule.maxOf(day);
    if (most > max) proof.solver.addClause([negated(guard), negated(counter[max]!)]);
  }
  const need = { literals: rule.units.map((unit) => proof.presence(unit)), weights: rule.units.map(weight) };
  proof.notMore(need, ones(supply));
}

/** If no two units share a slot, this is a count of periods. */
export function encodeMostLoad(
  proof: ProofLiterals,
  rule: ProofRuleOf<'mostLoad'>,
  occupied: Occupied | undefined,
): void {
  const { member, units, max } = rule;
  if (occupied) encodeDayCount(proof, { member, units, measure: 'periods', maxOf: () => max }, occupied);
  else {
    for (const slots of occupiedSlots(proof, rule)) {
      const here = slots.flatMap((slot) => slot ?? []);
      proof.atMost(ones(here), max, proof.member(member));
    }
  }
}

/**
 * Literals for the length of the run up to each occupied slot. If no two units share a slot, the most that a day can hold
 * without a longer run is posted as a count in addition, because clauses do not add up the week.
 */
export function encodeRuns(
  proof: ProofLiterals,
  rule: ProofRuleOf<'runs'>,
  occupied: Occupied | undefined,
): void {
  const { member, units, slotsPerDay } = rule;
  const days = occupiedSlots(proof, rule);
  days.forEach((slots, day) => {
    encodeDay(proof, rule, slots, day * slotsPerDay);
  });
  if (!occupied) return;
  const most = days.map((slots, day) => mostInRuns(rule, slots, day * slotsPerDay));
  encodeDayCount(proof, { member, units, measure: 'periods', maxOf: (day) => most[day]! }, occupied);
}

function encodeDay(
  proof: ProofLiterals,
  { member, most, follows }: ProofRuleOf<'runs'>,
  slots: readonly (number | undefined)[],
  offset: number,
): void {
  const { solver } = proof;
  const guard = negated(proof.member(member));
  // lengths[slot][k]: the slot ends a run of at least k + 1.
  const lengths: number[][] = [];
  slots.forEach((slot, index) => {
    const own = slot === undefined ? [] : [slot];
    lengths.push(own);
    if (slot === undefined) return;
    for (let before = index - 1; before >= 0 && follows(offset + before, offset + index); before -= 1) {
      lengths[before]!.forEach((length, k) => {
        if (k + 1 === most) solver.addClause([guard, negated(slot), negated(length)]);
        else {
          own[k + 1] ??= solver.literal();
          solver.addClause([negated(slot), negated(length), own[k + 1]!]);
        }
      });
    }
  });
}

/** Returns the most slots of a day that can be occupied without a run that is too long. */
function mostInRuns(
  { most, follows }: ProofRuleOf<'runs'>,
  slots: readonly (number | undefined)[],
  offset: number,
): number {
  // best[slot][k]: the most slots up to this one if it is the k + 1st of its run.
  const best: number[][] = [];
  slots.forEach((slot, index) => {
    const own = Array.from({ length: most }, (_, k) =>
      k === 0 && slot !== undefined ? 1 : Number.NEGATIVE_INFINITY,
    );
    best.push(own);
    if (slot === undefined) return;
    for (let before = 0; before < index; before += 1) {
      const isOne = follows(offset + before, offset + index);
      best[before]!.forEach((count, k) => {
        const next = isOne ? k + 1 : 0;
        if (next < most) own[next] = Math.max(own[next]!, count + 1);
      });
    }
  });
  return Math.max(0, ...best.flat());
}
