import { encodeDayCount } from './encode-day-count.ts';
import type { Occupied } from './encode-groups.ts';
import { ones, type ProofLiterals, type RuleOf } from './proof-literals.ts';
import { occupiedSlots } from './slot-literals.ts';
import { negated } from './trail.ts';

/** Where no two units share a slot this is a count of periods. */
export function encodeMostLoad(
  proof: ProofLiterals,
  rule: RuleOf<'mostLoad'>,
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
 * Per occupied slot, how long the run up to it is at least. What a day holds at most without a longer run is said
 * beside it where no two units share a slot, for clauses would not add up the week.
 */
export function encodeRuns(proof: ProofLiterals, rule: RuleOf<'runs'>, occupied: Occupied | undefined): void {
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
  { member, most, follows }: RuleOf<'runs'>,
  slots: readonly (number | undefined)[],
  offset: number,
): void {
  const { solver } = proof;
  const guard = negated(proof.member(member));
  // lengths[slot][k]: it ends a run of at least k + 1.
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

/** The most slots of a day that can be occupied without a run that is too long. */
function mostInRuns(
  { most, follows }: RuleOf<'runs'>,
  slots: readonly (number | undefined)[],
  offset: number,
): number {
  // best[slot][k]: the most up to it, when it is the k + 1st of its run.
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
