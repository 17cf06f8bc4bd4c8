import {
  type DayCountRule,
  type DayProfileRule,
  type DaysUsedRule,
  lockedUnits,
  type PairRule,
  type Problem,
  type Rule,
  type StartLoadRule,
} from '../problem/problem.ts';
import { leastTogether } from './least-together.ts';

/** Masks of days that are tried in all for the rules on the shape of days; the rest of these counts 0. */
const MOST_MASKS = 4_000_000;
/** The search counts larger amounts of a day as so much. */
const MOST_AMOUNT = 65_535;
/** Larger sets of days or units are not tried in every way. */
const MOST_DAYS = 10;
const MOST_UNITS = 12;

/**
 * Returns a lower bound of the penalty of the soft rules of several units in a full timetable: the least amount of each
 * rule by itself, counted from the days and atoms that its units can have, and what small parts of the school add.
 */
export function leastPenalties(problem: Problem): number {
  const least = leastPenaltiesByRule(problem);
  return least.reduce((sum, penalty) => sum + penalty, 0) + leastTogether(problem, least);
}

/** Returns by rule a lower bound of its penalty in a full timetable, each counted by itself; 0 of hard rules. */
export function leastPenaltiesByRule(problem: Problem): Float64Array {
  const counting = new Counting(problem);
  return Float64Array.from(problem.rules, (rule) =>
    rule.hard ? 0 : rule.weight * counting.leastAmount(rule),
  );
}

class Counting {
  private readonly locked: Uint8Array;
  private readonly spreads = new Map<string, number>();
  private masksLeft = MOST_MASKS;

  constructor(private readonly problem: Problem) {
    this.locked = lockedUnits(problem);
  }

  leastAmount(rule: Rule): number {
    switch (rule.kind) {
      case 'dayCount':
        return this.ofDayCount(rule);
      case 'daysUsed':
        return this.ofDaysUsed(rule);
      case 'dayProfile':
        return this.ofDayProfile(rule);
      case 'pair':
        return this.ofPairs(rule);
      case 'startLoad':
        return this.ofStartLoad(rule);
      case 'evaluated':
        return 0;
    }
  }

  /** By each set of days: what the units have that can be on no other day, beyond the limit of each of these days. */
  private ofDayCount({ units, measure, max }: DayCountRule): number {
    const { dayCount, startPeriodCount } = this.problem;
    if (dayCount > MOST_DAYS) return 0;
    const sizes = new Float64Array(1 << dayCount);
    for (const unit of units) {
      const size = measure === 'units' ? 1 : this.least(unit, (start) => startPeriodCount[start]!);
      sizes[this.daysOf(unit)]! += size;
    }
    let most = 0;
    for (let days = 1; days < sizes.length; days++) {
      let excess = -max * bitsOf(days);
      for (let inner = days; inner > 0; inner = (inner - 1) & days) excess += sizes[inner]!;
      most = Math.max(most, excess);
    }
    return most;
  }

  /** The days that hold all atoms of units that exclude one another, the longest first, or those with units bound to them. */
  private ofDaysUsed({ units, max }: DaysUsedRule): number {
    const bound = new Set<number>();
    for (const unit of units) {
      const days = this.daysOf(unit);
      if (bitsOf(days) === 1) bound.add(days);
    }
    let least = Math.max(bound.size, units.length > 0 ? 1 : 0);
    if (this.excludeEachOther(units)) {
      let left = this.atomsOf(units).least;
      const capacities = this.openAtoms(units).map(bitsOf);
      let days = 0;
      for (const capacity of capacities.sort((a, b) => b - a)) {
        if (left <= 0) break;
        left -= capacity;
        days++;
      }
      least = Math.max(least, days);
    }
    return Math.max(0, least - max);
  }

  /** By the number of atoms of each day: all together are those of the units, which exclude one another. */
  private ofDayProfile({ units, max, dayAmount }: DayProfileRule): number {
    if (this.problem.atomsPerDay > 31 || units.length === 0 || !this.excludeEachOther(units)) return 0;
    const open = this.openAtoms(units);
    const masks = open.reduce((sum, mask) => sum + 2 ** bitsOf(mask), 0);
    if (masks > this.masksLeft) return 0;
    this.masksLeft -= masks;
    const { least, most } = this.atomsOf(units);
    let best = new Float64Array(most + 1).fill(Number.POSITIVE_INFINITY);
    best[0] = 0;
    open.forEach((mask, day) => {
      const byCount = leastByCount(mask, (inner) => Math.min(MOST_AMOUNT, dayAmount(day, inner)));
      const next = new Float64Array(most + 1).fill(Number.POSITIVE_INFINITY);
      for (let count = 0; count <= most; count++)
        for (let own = 0; own < byCount.length && own <= count; own++)
          next[count] = Math.min(next[count]!, best[count - own]! + byCount[own]!);
      best = next;
    });
    const lowest = Math.min(...best.subarray(least));
    return Number.isFinite(lowest) ? Math.max(0, lowest - max) : 0;
  }

  /** Of units that shall all be apart, on as many days as they have together. */
  private ofPairs({ relation, n, pairs }: PairRule): number {
    if (relation !== 'sameDay' && relation !== 'minDays') return 0;
    const units = new Set(pairs);
    const each = new Set<string>();
    for (let i = 0; i < pairs.length; i += 2) {
      const [a, b] = [pairs[i]!, pairs[i + 1]!];
      each.add(a < b ? `${a} ${b}` : `${b} ${a}`);
    }
    const isEveryPair =
      2 * each.size === units.size * (units.size - 1) && 2 * each.size === pairs.length && each.size > 0;
    if (!isEveryPair || units.size > MOST_UNITS || this.problem.dayCount > MOST_DAYS) return 0;
    let days = 0;
    for (const unit of units) days |= this.daysOf(unit);
    const apart = relation === 'sameDay' ? 1 : n;
    const key = `${units.size} ${days} ${apart}`;
    const known = this.spreads.get(key) ?? leastSpread(units.size, days, apart);
    this.spreads.set(key, known);
    return known;
  }

  private ofStartLoad({ units, load, max }: StartLoadRule): number {
    let total = 0;
    for (const unit of units) total += this.least(unit, (start) => load[start]!);
    return Math.max(0, total - max);
  }

  private startsOf(unit: number): readonly [from: number, to: number] {
    return [this.problem.startOffset[unit]!, this.problem.startOffset[unit + 1]!];
  }

  /** The least value of a start; 0 of a unit without starts. */
  private least(unit: number, measure: (start: number) => number): number {
    const [from, to] = this.startsOf(unit);
    let least = from < to ? Number.POSITIVE_INFINITY : 0;
    for (let start = from; start < to; start++) least = Math.min(least, measure(start));
    return least;
  }

  /** The days on which a unit can start, as bits. */
  private daysOf(unit: number): number {
    const [from, to] = this.startsOf(unit);
    let days = 0;
    for (let start = from; start < to; start++) days |= 1 << this.problem.startDay[start]!;
    return days;
  }

  /** The least and the largest number of atoms that the units hold. */
  private atomsOf(units: Int32Array): { readonly least: number; readonly most: number } {
    const { startAtom, endAtom } = this.problem;
    const lengthOf = (start: number) => endAtom[start]! - startAtom[start]!;
    let [least, most] = [0, 0];
    for (const unit of units) {
      least += this.least(unit, lengthOf);
      most -= this.least(unit, (start) => -lengthOf(start));
    }
    return { least, most };
  }

  /** By day the atoms that some start of the units holds, as bits. */
  private openAtoms(units: Int32Array): number[] {
    const { dayCount, atomsPerDay, startAtom, endAtom, startDay } = this.problem;
    const open = new Array<number>(dayCount).fill(0);
    for (const unit of units) {
      const [from, to] = this.startsOf(unit);
      for (let start = from; start < to; start++) {
        const day = startDay[start]!;
        const first = startAtom[start]! - day * atomsPerDay;
        const end = endAtom[start]! - day * atomsPerDay;
        for (let atom = first; atom < end; atom++) open[day]! |= 1 << atom;
      }
    }
    return open;
  }

  /** True if the units have a resource in common, and no two of them are locked to one time. */
  private excludeEachOther(units: Int32Array): boolean {
    const { atomsPerDay, startAtom, endAtom, unitResources, unitResourceOffset } = this.problem;
    if (atomsPerDay > 31) return false;
    let common: Set<number> | null = null;
    const held = new Set<number>();
    for (const unit of units) {
      const own = new Set(unitResources.subarray(unitResourceOffset[unit]!, unitResourceOffset[unit + 1]!));
      const before: Set<number> = common ?? own;
      common = new Set([...before].filter((resource) => own.has(resource)));
      if (this.locked[unit] !== 1) continue;
      const [start] = this.startsOf(unit);
      for (let atom = startAtom[start]!; atom < endAtom[start]!; atom++) {
        if (held.has(atom)) return false;
        held.add(atom);
      }
    }
    return (common?.size ?? 0) > 0;
  }
}

/** The least amount of the masks within `open` with 0, 1, 2 … bits. */
function leastByCount(open: number, amountOf: (mask: number) => number): Float64Array {
  const least = new Float64Array(bitsOf(open) + 1).fill(Number.POSITIVE_INFINITY);
  let mask = open;
  for (;;) {
    const count = bitsOf(mask);
    if (least[count]! > 0) least[count] = Math.min(least[count]!, amountOf(mask));
    if (mask === 0) return least;
    mask = (mask - 1) & open;
  }
}

/** The least sum over pairs of max(0, apart − days between them) of units on these days. */
function leastSpread(units: number, days: number, apart: number): number {
  const list = Array.from({ length: MOST_DAYS }, (_, day) => day).filter((day) => ((days >> day) & 1) === 1);
  const counts = new Int32Array(MOST_DAYS);
  let best = Number.POSITIVE_INFINITY;
  const place = (index: number, left: number, cost: number): void => {
    if (cost >= best) return;
    if (left === 0) best = cost;
    const day = list[index];
    if (left === 0 || day === undefined) return;
    for (let own = left; own >= 0; own--) {
      let added = (apart * own * (own - 1)) / 2;
      for (const other of list.slice(0, index)) {
        added += Math.max(0, apart - (day - other)) * own * counts[other]!;
      }
      counts[day] = own;
      place(index + 1, left - own, cost + added);
    }
    counts[day] = 0;
  };
  place(0, units, 0);
  return Number.isFinite(best) ? best : 0;
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
