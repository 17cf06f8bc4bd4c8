import type { Problem, Rule } from './problem.ts';

/** Of one kind of rule, its rules, and per unit which of them it belongs to (indices into `rules`). */
export interface Membership<R extends Rule> {
  readonly rules: readonly R[];
  /** Length `unitCount + 1`, into `list`. */
  readonly offset: Int32Array;
  readonly list: Int32Array;
}

/** Lists the rules that `select` accepts by unit, in compressed rows. Linear in the rules' sizes. */
export function membership<R extends Rule>(
  problem: Problem,
  select: (rule: Rule) => rule is R,
): Membership<R> {
  const rules = problem.rules.filter(select);
  const offset = new Int32Array(problem.unitCount + 1);
  if (rules.length === 0) return { rules, offset, list: new Int32Array(0) };
  for (const rule of rules) for (const unit of rule.units) offset[unit + 1]!++;
  for (let u = 0; u < problem.unitCount; u++) offset[u + 1]! += offset[u]!;
  const list = new Int32Array(offset[problem.unitCount]!);
  const next = offset.slice();
  rules.forEach((rule, r) => {
    for (const unit of rule.units) list[next[unit]!++] = r;
  });
  return { rules, offset, list };
}
