import type { DayProfileRule, Problem } from '../../problem/problem.ts';

/** Sets of units whose days are looked at together: the rules of one person share one body. */
export interface ProfileBodies {
  readonly units: readonly Int32Array[];
  /** All rules, those of a body together: body b has those from `ruleOffset[b]` to `ruleOffset[b + 1]`. */
  readonly rules: readonly DayProfileRule[];
  readonly ruleOffset: Int32Array;
  /** Per unit its bodies, in compressed rows. */
  readonly offset: Int32Array;
  readonly list: Int32Array;
  /** Body × unit: 1 for a member. */
  readonly isMember: Uint8Array;
  /** 1 where all units of the body share a resource: no two of them can hold one atom. */
  readonly isExclusive: Uint8Array;
}

/** Puts rules with the same units into one body. Linear in the rules' sizes, where few bodies begin and end alike. */
export function profileBodies(problem: Problem, rules: readonly DayProfileRule[]): ProfileBodies {
  const bodies = byUnits(rules);
  const units = bodies.map(([first]) => first!.units);
  const ruleOffset = new Int32Array(bodies.length + 1);
  const isExclusive = new Uint8Array(bodies.length);
  const isMember = new Uint8Array(bodies.length * problem.unitCount);
  const offset = new Int32Array(problem.unitCount + 1);
  for (let body = 0; body < bodies.length; body++) {
    ruleOffset[body + 1] = ruleOffset[body]! + bodies[body]!.length;
    isExclusive[body] = shareResource(problem, units[body]!) ? 1 : 0;
    for (const unit of units[body]!) {
      isMember[body * problem.unitCount + unit] = 1;
      offset[unit + 1]!++;
    }
  }
  for (let unit = 0; unit < problem.unitCount; unit++) offset[unit + 1]! += offset[unit]!;
  const list = new Int32Array(offset[problem.unitCount]!);
  const next = offset.slice();
  for (let body = 0; body < bodies.length; body++) {
    for (const unit of units[body]!) list[next[unit]!++] = body;
  }
  return { units, rules: bodies.flat(), ruleOffset, offset, list, isMember, isExclusive };
}

/** The rules by their units, bodies in the order of their first rules. */
function byUnits(rules: readonly DayProfileRule[]): DayProfileRule[][] {
  const bodies: DayProfileRule[][] = [];
  const alike = new Map<string, DayProfileRule[][]>();
  for (const rule of rules) {
    const { units } = rule;
    const key = `${units.length} ${units[0]} ${units[units.length - 1]}`;
    const candidates = alike.get(key) ?? [];
    if (candidates.length === 0) alike.set(key, candidates);
    const body = candidates.find(([other]) => areEqual(other!.units, units));
    if (body !== undefined) body.push(rule);
    else {
      const created = [rule];
      candidates.push(created);
      bodies.push(created);
    }
  }
  return bodies;
}

/** Of lists of the same length. */
function areEqual(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
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
