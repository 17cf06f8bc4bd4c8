import type { Rule } from '../../problem/problem.ts';

/** Per unit the rules that it belongs to (indices into the list of rules), in compressed rows. */
export interface Membership {
  /** Length `unitCount + 1`, into `list`. */
  readonly offset: Int32Array;
  readonly list: Int32Array;
}

/** Lists rules by unit. Linear in the sizes of the rules. */
export function membershipOf(unitCount: number, rules: readonly Pick<Rule, 'units'>[]): Membership {
  const offset = new Int32Array(unitCount + 1);
  if (rules.length === 0) return { offset, list: new Int32Array(0) };
  for (const rule of rules) for (const unit of rule.units) offset[unit + 1]!++;
  for (let u = 0; u < unitCount; u++) offset[u + 1]! += offset[u]!;
  const list = new Int32Array(offset[unitCount]!);
  const next = offset.slice();
  rules.forEach((rule, r) => {
    for (const unit of rule.units) list[next[unit]!++] = r;
  });
  return { offset, list };
}

/** True if the unit belongs to a rule. */
export const hasRules = ({ offset }: Pick<Membership, 'offset'>, unit: number): boolean =>
  offset[unit]! < offset[unit + 1]!;
