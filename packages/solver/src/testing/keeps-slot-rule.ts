import type { ExcusedSlotRule, ProofProblem, ProofRule, SlotRule } from '../explain/proof-problem.ts';

/** Whether the timetable keeps a rule of the occupied slots of each day, counted slot by slot. */
export function keepsSlotRule(
  problem: ProofProblem,
  starts: Int32Array,
  rule: Extract<ProofRule, { slotsPerDay: number }>,
): boolean {
  const days = occupiedSlots(problem, starts, rule);
  const isByPeriods = rule.kind === 'leastLoad' || rule.kind === 'holes';
  const excuse = 'excuse' in rule ? excuseOf(problem, starts, rule, isByPeriods) : 0;
  const isOpen = 'open' in rule ? (slot: number) => rule.open[slot] : () => true;
  const inAll = (amountOf: (slots: readonly number[], day: number) => number) =>
    days.reduce((sum, slots, day) => sum + amountOf(slots, day), 0);
  switch (rule.kind) {
    case 'mostLoad':
      return days.every((slots) => slots.length <= rule.max);
    case 'runs':
      return days.every((slots) => {
        let length = 0;
        return slots.every((slot, i) => {
          length = i > 0 && rule.follows(slots[i - 1]!, slot) ? length + 1 : 1;
          return length <= rule.most;
        });
      });
    case 'leastLoad':
      return (
        inAll(({ length }, day) =>
          length > 0 || rule.mustHave[day] ? Math.max(0, rule.least - length) : 0,
        ) <= excuse
      );
    case 'holes': {
      const holesOf = (slots: readonly number[]) =>
        between(slots[0] ?? 0, slots.at(-1) ?? 0).filter((slot) => !slots.includes(slot) && isOpen(slot))
          .length;
      const beyond = inAll((slots) => Math.max(0, holesOf(slots) - rule.perDay));
      return beyond <= rule.inAll + excuse;
    }
    case 'farApart': {
      const far = inAll(
        (slots) => slots.filter((slot, i) => i > 0 && rule.isFar(slots[i - 1]!, slot)).length,
      );
      return far <= excuse;
    }
    case 'lateStarts': {
      const late = inAll((slots, day) => {
        const first = slots[0] ?? day * rule.slotsPerDay;
        return between(day * rule.slotsPerDay, first).filter(isOpen).length >= rule.late ? 1 : 0;
      });
      return late <= rule.inAll + excuse;
    }
  }
}

/** From the first to before the last. */
function between(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i);
}

/** By day, in order. */
function occupiedSlots(
  { dayCount }: ProofProblem,
  starts: Int32Array,
  { units, slots, slotsPerDay }: SlotRule,
): number[][] {
  const occupied = new Set<number>();
  for (const unit of units) {
    if (starts[unit]! < 0) continue;
    const { from, to } = slots(unit, starts[unit]!);
    for (const slot of between(from, to)) occupied.add(slot);
  }
  const dayOf = (slot: number) => Math.floor(slot / slotsPerDay);
  const sorted = [...occupied].sort((a, b) => a - b);
  return Array.from({ length: dayCount }, (_, day) => sorted.filter((slot) => dayOf(slot) === day));
}

function excuseOf(
  { units }: ProofProblem,
  starts: Int32Array,
  rule: ExcusedSlotRule,
  isByPeriods: boolean,
): number {
  return rule.units
    .filter((unit) => starts[unit]! < 0)
    .reduce((sum, unit) => sum + (isByPeriods ? units[unit]!.periods : 1), rule.excuse);
}
