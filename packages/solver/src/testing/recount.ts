import type { Assignment, DayProfileRule, PairRule, Problem, Rule } from '../problem/problem.ts';

/** The figures of a timetable, counted slowly and independently of the engine. */
export interface Recount {
  readonly placed: number;
  readonly hard: number;
  readonly cost: number;
  /** Physical faults: clashes, starts and rooms of other units, closed rooms. */
  readonly faults: string[];
}

export function recount(problem: Problem, { start, room }: Assignment): Recount {
  const faults: string[] = [];
  const held = new Map<string, string>();
  const claim = (place: string, holder: string) => {
    const other = held.get(place);
    if (other !== undefined && other !== holder) faults.push(`${place}: ${other} and ${holder}`);
    held.set(place, holder);
  };
  let placed = 0;
  let cost = 0;
  for (let u = 0; u < problem.unitCount; u++) {
    const s = start[u] ?? -1;
    if (s < 0) continue;
    placed += problem.unitLessons[u] ?? 0;
    cost += problem.startCost[s] ?? 0;
    if (s < problem.startOffset[u]! || s >= problem.startOffset[u + 1]!) faults.push(`unit ${u} at ${s}`);
    for (let atom = problem.startAtom[s]!; atom < problem.endAtom[s]!; atom++) {
      for (const r of problem.unitResources.slice(
        problem.unitResourceOffset[u],
        problem.unitResourceOffset[u + 1],
      )) {
        claim(`resource ${r} atom ${atom}`, `unit ${u}`);
      }
      for (let n = problem.needOffset[u]!; n < problem.needOffset[u + 1]!; n++) {
        claim(`room ${room[n]} atom ${atom}`, `need ${n}`);
        const cell = room[n]! * problem.dayCount * problem.atomsPerDay + atom;
        if (problem.roomBlocked[cell] === 1) faults.push(`need ${n} in closed cell ${cell}`);
        cost += problem.roomAtomCost[cell] ?? 0;
      }
    }
    for (let n = problem.needOffset[u]!; n < problem.needOffset[u + 1]!; n++) {
      const entry = problem.needRooms.indexOf(room[n]!, problem.needRoomOffset[n]);
      if (entry < 0 || entry >= problem.needRoomOffset[n + 1]!) faults.push(`need ${n} in room ${room[n]}`);
      else cost += problem.needRoomCost[entry] ?? 0;
    }
  }
  let hard = 0;
  for (const rule of problem.rules) {
    const amount = amountOf(problem, rule, { start, room });
    if (rule.hard) hard += amount;
    else cost += rule.weight * amount;
  }
  return { placed, hard, cost, faults };
}

function amountOf(problem: Problem, rule: Rule, { start, room }: Assignment): number {
  if (rule.kind === 'evaluated') return rule.amount(start, room, problem);
  if (rule.kind === 'dayProfile') return profileAmount(problem, rule, start);
  if (rule.kind === 'pair') return pairsAmount(problem, rule, start);
  if (rule.kind === 'startLoad') {
    const loads = Array.from(rule.units, (unit) => rule.load[start[unit]!] ?? 0);
    return Math.max(0, loads.reduce((sum, load) => sum + load, 0) - rule.max);
  }
  const perDay = new Map<number, number>();
  for (const unit of rule.units) {
    const s = start[unit]!;
    if (s < 0) continue;
    const size = rule.kind === 'dayCount' && rule.measure === 'periods' ? problem.startPeriodCount[s]! : 1;
    perDay.set(problem.startDay[s]!, (perDay.get(problem.startDay[s]!) ?? 0) + size);
  }
  if (rule.kind === 'daysUsed') return Math.max(0, perDay.size - rule.max);
  return [...perDay.values()].reduce((sum, count) => sum + Math.max(0, count - rule.max), 0);
}

function pairsAmount(problem: Problem, rule: PairRule, start: Int32Array): number {
  const day = (s: number) => problem.startDay[s]!;
  const from = (s: number) => problem.startAtom[s]!;
  const to = (s: number) => problem.endAtom[s]!;
  const amounts: Record<PairRule['relation'], (a: number, b: number) => number> = {
    overlap: (a, b) => Number(Math.max(from(a), from(b)) < Math.min(to(a), to(b))),
    sameDay: (a, b) => Number(day(a) === day(b)),
    sameStart: (a, b) => Number(!(day(a) === day(b) && problem.startMinute[a] === problem.startMinute[b])),
    sameMinutes: (a, b) =>
      Number(
        Math.max(problem.startMinute[a]!, problem.startMinute[b]!) <
          Math.min(problem.endMinute[a]!, problem.endMinute[b]!),
      ),
    minDays: (a, b) => Math.max(0, rule.n - Math.abs(day(a) - day(b))),
    before: (a, b) => Number(to(a) > from(b)),
    beforeInDay: (a, b) => Number(day(a) === day(b) && to(a) > from(b)),
    startsByInDay: (a, b) => Number(day(a) === day(b) && problem.startMinute[b]! < problem.startMinute[a]!),
    endsByInDay: (a, b) => Number(day(a) === day(b) && problem.endMinute[b]! < problem.endMinute[a]!),
    closeInDay: (a, b) => {
      const end = (s: number) => problem.startPeriod[s]! + problem.startPeriodCount[s]!;
      const between = Math.max(problem.startPeriod[b]! - end(a), problem.startPeriod[a]! - end(b));
      return Number(day(a) === day(b) && between >= 0 && between < rule.n);
    },
    directlyAfter: (a, b) =>
      Number(!(day(a) === day(b) && from(b) >= to(a) && from(b) <= problem.startNextAtom[a]!)),
  };
  let amount = 0;
  for (let i = 0; i < rule.pairs.length; i += 2) {
    const a = start[rule.pairs[i]!]!;
    const b = start[rule.pairs[i + 1]!]!;
    if (a >= 0 && b >= 0) amount += amounts[rule.relation](a, b);
  }
  return amount;
}

function profileAmount(problem: Problem, rule: DayProfileRule, start: Int32Array): number {
  let total = -rule.max;
  for (let day = 0; day < problem.dayCount; day++) {
    const held = new Set<number>();
    for (const s of Array.from(rule.units, (unit) => start[unit]!)) {
      if (s < 0 || problem.startDay[s] !== day) continue;
      for (let atom = problem.startAtom[s]!; atom < problem.endAtom[s]!; atom++)
        held.add(atom % problem.atomsPerDay);
    }
    total += rule.dayAmount(
      day,
      [...held].reduce((mask, atom) => mask | (1 << atom), 0),
    );
  }
  for (const unit of rule.units) {
    if (start[unit]! >= 0 || rule.lowering === 'none') continue;
    const periods = problem.startPeriodCount[problem.startOffset[unit]!]!;
    total -= { units: 1, periods, twicePeriods: 2 * periods }[rule.lowering];
  }
  return Math.max(0, total);
}
