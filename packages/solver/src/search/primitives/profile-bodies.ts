import type { Membership } from '../../problem/membership.ts';
import type { DayProfileRule, Problem } from '../../problem/problem.ts';

/** Sets of units whose days are looked at together: the rules of one person share one body. */
export interface ProfileBodies {
  readonly units: readonly Int32Array[];
  /** Per body its rules, in compressed rows. */
  readonly ruleOffset: Int32Array;
  readonly rules: Int32Array;
  /** Per unit its bodies, in compressed rows. */
  readonly offset: Int32Array;
  readonly list: Int32Array;
  /** Body × unit: 1 for a member. */
  readonly isMember: Uint8Array;
  /** 1 where all units of the body share a resource: no two of them can hold one atom. */
  readonly isExclusive: Uint8Array;
}

/** Puts rules with the same units into one body. Linear in the rules' sizes. */
export function profileBodies(problem: Problem, { rules }: Membership<DayProfileRule>): ProfileBodies {
  const byUnits = new Map<string, number[]>();
  rules.forEach((rule, r) => {
    const key = rule.units.join();
    const body = byUnits.get(key);
    if (body) body.push(r);
    else byUnits.set(key, [r]);
  });
  const bodies = [...byUnits.values()];
  const units = bodies.map(([first]) => rules[first!]!.units);
  const perUnit: number[][] = Array.from({ length: problem.unitCount }, () => []);
  const isMember = new Uint8Array(bodies.length * problem.unitCount);
  units.forEach((list, body) => {
    for (const unit of list) {
      perUnit[unit]!.push(body);
      isMember[body * problem.unitCount + unit] = 1;
    }
  });
  const [ruleOffset, ruleList] = rows(bodies);
  const [offset, list] = rows(perUnit);
  const isExclusive = Uint8Array.from(units, (list) => (shareResource(problem, list) ? 1 : 0));
  return { units, ruleOffset, rules: ruleList, offset, list, isMember, isExclusive };
}

function rows(lists: readonly (readonly number[])[]): [offset: Int32Array, list: Int32Array] {
  const offset = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    offset[i + 1] = offset[i]! + list.length;
  });
  return [offset, Int32Array.from(lists.flat())];
}

function shareResource({ unitResourceOffset, unitResources }: Problem, units: Int32Array): boolean {
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
