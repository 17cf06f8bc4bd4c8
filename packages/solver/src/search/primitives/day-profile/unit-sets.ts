import type { DayProfileRule, Problem } from '../../../problem/problem.ts';
import { membershipOf } from '../membership.ts';

/** Day profile rules by the set of units that they are about: the rules of one person share a set. */
export interface UnitSets {
  readonly units: readonly Int32Array[];
  /** All rules, those of a set together: set s has those from `ruleOffset[s]` to `ruleOffset[s + 1]`. */
  readonly rules: readonly DayProfileRule[];
  readonly ruleOffset: Int32Array;
  /** The largest number of rules of one set. */
  readonly mostRules: number;
  /** Per unit its sets, in compressed rows. */
  readonly offset: Int32Array;
  readonly list: Int32Array;
  /** Set × unit: 1 for a member. */
  readonly isMember: Uint8Array;
  /** 1 where all units of the set share a resource: no two of them can hold one atom. */
  readonly isExclusive: Uint8Array;
}

/** Puts rules with the same units into one set. Linear in the sizes of the rules, if few sets begin and end alike. */
export function unitSets(problem: Problem, rules: readonly DayProfileRule[]): UnitSets {
  const sets = groupByUnits(rules);
  const units = sets.map(([first]) => first!.units);
  const ruleOffset = new Int32Array(sets.length + 1);
  const isExclusive = new Uint8Array(sets.length);
  const isMember = new Uint8Array(sets.length * problem.unitCount);
  let mostRules = 0;
  for (let set = 0; set < sets.length; set++) {
    ruleOffset[set + 1] = ruleOffset[set]! + sets[set]!.length;
    mostRules = Math.max(mostRules, sets[set]!.length);
    isExclusive[set] = haveCommonResource(problem, units[set]!) ? 1 : 0;
    for (const unit of units[set]!) isMember[set * problem.unitCount + unit] = 1;
  }
  const { offset, list } = membershipOf(
    problem.unitCount,
    units.map((each) => ({ units: each })),
  );
  return { units, rules: sets.flat(), ruleOffset, mostRules, offset, list, isMember, isExclusive };
}

/** Returns the rules by their units, the sets in the order of their first rules. */
function groupByUnits(rules: readonly DayProfileRule[]): DayProfileRule[][] {
  const sets: DayProfileRule[][] = [];
  const similar = new Map<string, DayProfileRule[][]>();
  for (const rule of rules) {
    const { units } = rule;
    const key = `${units.length} ${units[0]} ${units[units.length - 1]}`;
    const candidates = similar.get(key) ?? [];
    if (candidates.length === 0) similar.set(key, candidates);
    const set = candidates.find(([other]) => areEqual(other!.units, units));
    if (set !== undefined) set.push(rule);
    else {
      const created = [rule];
      candidates.push(created);
      sets.push(created);
    }
  }
  return sets;
}

/** Compares lists of equal length. */
function areEqual(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function haveCommonResource({ unitResourceOffset, unitResources }: Problem, units: Int32Array): boolean {
  const first = units[0];
  if (first === undefined) return true;
  const holds = (unit: number, resource: number) => {
    const end = unitResourceOffset[unit + 1]!;
    for (let i = unitResourceOffset[unit]!; i < end; i++) if (unitResources[i] === resource) return true;
    return false;
  };
  for (let i = unitResourceOffset[first]!; i < unitResourceOffset[first + 1]!; i++) {
    if (units.every((unit) => holds(unit, unitResources[i]!))) return true;
  }
  return false;
}
