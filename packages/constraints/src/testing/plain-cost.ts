import type { Assignment, DayProfileRule, PairRule, Problem, Rule } from '@bellgrid/solver';

/** What a timetable costs by the problem's own rules, counted the slow way. */
export interface PlainCost {
  readonly hard: number;
  readonly cost: number;
  /** Per `source` of the rules, the amount of the rules that are not in the tables of starts and rooms. */
  readonly bySource: ReadonlyMap<number, number>;
}

export function plainCost(problem: Problem, assignment: Assignment): PlainCost {
  const bySource = new Map<number, number>();
  let hard = 0;
  let cost = tableCost(problem, assignment);
  for (const rule of problem.rules) {
    const amount = amountOf(problem, rule, assignment);
    bySource.set(rule.source, (bySource.get(rule.source) ?? 0) + amount);
    if (rule.hard) hard += amount;
    else cost += rule.weight * amount;
  }
  return { hard, cost, bySource };
}

/** What the tables of starts and rooms charge. */
function tableCost(problem: Problem, { start, room }: Assignment): number {
  const size = problem.dayCount * problem.atomsPerDay;
  let cost = 0;
  start.forEach((at, unit) => {
    if (at < 0) return;
    cost += problem.startCost[at]!;
    for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need += 1) {
      const first = problem.needRoomOffset[need]!;
      cost += problem.needRoomCost[first + problem.needRooms.subarray(first).indexOf(room[need]!)]!;
      const offset = room[need]! * size;
      for (let atom = problem.startAtom[at]!; atom < problem.endAtom[at]!; atom += 1) {
        cost += problem.roomAtomCost[offset + atom]!;
      }
    }
  });
  return cost;
}

function amountOf(problem: Problem, rule: Rule, { start, room }: Assignment): number {
  if (rule.kind === 'evaluated') return rule.amount(start, room, problem);
  if (rule.kind === 'pair') return pairsAmount(problem, rule, start);
  if (rule.kind === 'dayProfile') return profileAmount(problem, rule, start);
  const counts = new Map<number, number>();
  for (const unit of rule.units) {
    const at = start[unit]!;
    if (at < 0) continue;
    const size = rule.kind === 'dayCount' && rule.measure === 'periods' ? problem.startPeriodCount[at]! : 1;
    const day = problem.startDay[at]!;
    counts.set(day, (counts.get(day) ?? 0) + size);
  }
  if (rule.kind === 'daysUsed') return Math.max(0, counts.size - rule.max);
  return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count - rule.max), 0);
}

function profileAmount(problem: Problem, rule: DayProfileRule, start: Int32Array): number {
  const masks = Array.from({ length: problem.dayCount }, () => 0);
  let amount = -rule.max;
  for (const unit of rule.units) {
    const at = start[unit]!;
    if (at < 0) {
      const periods = problem.startPeriodCount[problem.startOffset[unit]!]!;
      amount -= { none: 0, units: 1, periods }[rule.lowering];
      continue;
    }
    const day = problem.startDay[at]!;
    for (let atom = problem.startAtom[at]!; atom < problem.endAtom[at]!; atom += 1) {
      masks[day] = masks[day]! | (1 << (atom - day * problem.atomsPerDay));
    }
  }
  masks.forEach((mask, day) => {
    amount += rule.dayAmount(day, mask);
  });
  return Math.max(0, amount);
}

/** The relations as `Problem` documents them. */
function pairsAmount(problem: Problem, { relation, n, pairs }: PairRule, start: Int32Array): number {
  const { startDay, startAtom, endAtom, startMinute, endMinute, startNextAtom } = problem;
  const { startPeriod, startPeriodCount } = problem;
  const meet = (a0: number, a1: number, b0: number, b1: number) => (a0 < b1 && b0 < a1 ? 1 : 0);
  let amount = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const [a, b] = [start[pairs[i]!]!, start[pairs[i + 1]!]!];
    if (a < 0 || b < 0) continue;
    const isOneDay = startDay[a] === startDay[b];
    const isInOrder = endAtom[a]! <= startAtom[b]!;
    const between = Math.max(
      startPeriod[b]! - startPeriod[a]! - startPeriodCount[a]!,
      startPeriod[a]! - startPeriod[b]! - startPeriodCount[b]!,
    );
    const amounts: Record<typeof relation, number> = {
      overlap: meet(startAtom[a]!, endAtom[a]!, startAtom[b]!, endAtom[b]!),
      sameDay: isOneDay ? 1 : 0,
      sameStart: isOneDay && startMinute[a] === startMinute[b] ? 0 : 1,
      sameMinutes: meet(startMinute[a]!, endMinute[a]!, startMinute[b]!, endMinute[b]!),
      minDays: Math.max(0, n - Math.abs(startDay[a]! - startDay[b]!)),
      before: isInOrder ? 0 : 1,
      beforeInDay: isOneDay && !isInOrder ? 1 : 0,
      startsByInDay: isOneDay && startMinute[a]! > startMinute[b]! ? 1 : 0,
      endsByInDay: isOneDay && endMinute[a]! > endMinute[b]! ? 1 : 0,
      closeInDay: isOneDay && between >= 0 && between < n ? 1 : 0,
      directlyAfter: isOneDay && isInOrder && startAtom[b]! <= startNextAtom[a]! ? 0 : 1,
    };
    amount += amounts[relation];
  }
  return amount;
}
