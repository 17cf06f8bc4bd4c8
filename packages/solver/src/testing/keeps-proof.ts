import type {
  ExcusedSlotRule,
  ProofGroup,
  ProofProblem,
  ProofRule,
  SlotRule,
  UnitAtStart,
} from '../explain/proof-problem.ts';

/** Returns whether the members have a timetable together, by trying every one. */
export function hasTimetable(problem: ProofProblem, members: ReadonlySet<number>): boolean {
  const starts = new Int32Array(problem.units.length).fill(-1);
  const present = problem.units.map((unit, u) => (members.has(unit.member) ? u : -1)).filter((u) => u >= 0);
  const from = (index: number): boolean => {
    const unit = present[index];
    if (unit === undefined) return keepsAll(problem, members, starts);
    return problem.units[unit]!.starts.some((_, s) => {
      starts[unit] = s;
      return from(index + 1);
    });
  };
  return from(0);
}

/** Returns whether a timetable (a start per unit, −1 for none) keeps the unconditional groups and these members. */
export function keepsAll(problem: ProofProblem, members: ReadonlySet<number>, starts: Int32Array): boolean {
  const isThere = problem.units.every(({ member }, u) => !members.has(member) || starts[u]! >= 0);
  return (
    isThere &&
    problem.groups.every((group) => keepsGroup(problem, members, starts, group)) &&
    problem.rules.every((rule) => !members.has(rule.member) || keepsRule(problem, starts, rule))
  );
}

function keepsGroup(
  { units, dayCount, atomsPerDay }: ProofProblem,
  members: ReadonlySet<number>,
  starts: Int32Array,
  { capacity, demands, closings }: ProofGroup,
): boolean {
  for (let atom = 0; atom < dayCount * atomsPerDay; atom++) {
    const here = demands.filter(({ unit, member }) => {
      const start = units[unit]!.starts[starts[unit]!];
      if (member !== undefined && !members.has(member)) return false;
      return start !== undefined && start.from <= atom && atom < start.to;
    });
    const closed = closings.filter(({ member, atoms }) => members.has(member) && atoms.includes(atom));
    if (here.length > capacity - closed.length) return false;
  }
  return true;
}

/** Returns whether the timetable (a start per unit, −1 for none) keeps one rule. */
function keepsRule(problem: ProofProblem, starts: Int32Array, rule: ProofRule): boolean {
  const { units, dayCount } = problem;
  const dayOf = (unit: number) => units[unit]!.starts[starts[unit]!]?.day ?? -1;
  const isUsed = (set: readonly UnitAtStart[]) => set.some(({ unit, start }) => starts[unit] === start);
  const absent = (some: readonly number[]) => some.filter((unit) => starts[unit]! < 0).length;
  const days = Array.from({ length: dayCount }, (_, day) => day);
  switch (rule.kind) {
    case 'forbidden':
      return !rule.starts.includes(starts[rule.unit]!);
    case 'dayCount': {
      const weight = (unit: number) => (rule.measure === 'units' ? 1 : units[unit]!.periods);
      const load = (day: number) =>
        rule.units.reduce((sum, unit) => sum + (dayOf(unit) === day ? weight(unit) : 0), 0);
      return days.every((day) => load(day) <= rule.max);
    }
    case 'daysUsed':
      return days.filter((day) => rule.units.some((unit) => dayOf(unit) === day)).length <= rule.max;
    case 'pair': {
      const [s, t] = [starts[rule.first]!, starts[rule.second]!];
      return s < 0 || t < 0 || !rule.isBroken(s, t);
    }
    case 'fewUsed':
      return rule.sets.filter(isUsed).length <= rule.max;
    case 'manyUsed':
      return rule.sets.filter(isUsed).length + absent(rule.units) >= rule.least;
    case 'startLoad': {
      const loads = rule.loads.filter(
        ({ unit, free }) => starts[unit]! >= 0 && !free.includes(starts[unit]!),
      );
      return loads.reduce((sum, { load }) => sum + load, 0) <= rule.max;
    }
    case 'daysWithTwo': {
      const counts = days.map((day) => rule.units.filter((unit) => dayOf(unit) === day).length);
      const off = Math.abs(counts.filter((count) => count === 2).length - rule.twos);
      const beyond = counts.reduce((sum, count) => sum + Math.max(0, count - 2), 0);
      return off + beyond <= rule.excuse + absent(rule.units);
    }
    case 'never':
      return !(isUsed(rule.first) && isUsed(rule.second));
    case 'matched': {
      const isPlaced = (unit: number) => starts[unit]! >= 0;
      const keyOf = (unit: number) => rule.key(unit, starts[unit]!);
      const free = rule.many.filter(isPlaced).map(keyOf);
      let missing = rule.least - [...rule.few, ...rule.many].filter((unit) => !isPlaced(unit)).length;
      for (const unit of rule.few.filter(isPlaced)) {
        const at = free.indexOf(keyOf(unit));
        if (at < 0) continue;
        free.splice(at, 1);
        missing -= 1;
      }
      return missing <= 0;
    }
    default:
      return keepsSlotRule(problem, starts, rule);
  }
}

/** Returns whether the timetable keeps a rule of the occupied slots of each day, counted slot by slot. */
function keepsSlotRule(
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
          length > 0 || rule.mustHave[day] ? Math.max(0, (rule.least[day] ?? 0) - length) : 0,
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
    case 'freeWindow':
      return days.every((slots, day) => {
        const first = day * rule.slotsPerDay;
        const window = between(first, first + rule.slotsPerDay).filter((slot) => rule.window[slot]);
        const [from, to] = [window[0], window.at(-1)];
        if (from === undefined || to === undefined) return true;
        const isFull = window.every((slot) => slots.includes(slot));
        return !(isFull && slots.some((slot) => slot < from) && slots.some((slot) => slot > to));
      });
    case 'lateStarts': {
      const late = inAll((slots, day) => {
        const first = slots[0] ?? day * rule.slotsPerDay;
        return between(day * rule.slotsPerDay, first).filter(isOpen).length >= rule.late ? 1 : 0;
      });
      return late <= rule.inAll + excuse;
    }
  }
}

/** Returns the numbers from the first to before the last. */
function between(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i);
}

/** Returns the occupied slots by day, in order. */
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
