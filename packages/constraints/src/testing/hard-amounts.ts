import type { Draft } from '@bellgrid/model';
import { verify } from '../check/verify.ts';

/** The amounts of hard rules by the records and items that they name. */
export function hardAmounts(draft: Draft): Map<string, number> {
  const { physical, matches } = verify(draft);
  const amounts = new Map<string, number>();
  for (const match of [...physical, ...matches]) {
    if (!match.hard) continue;
    const { kind, constraints, references, lessons } = match;
    const own = physical.includes(match) ? lessons.toSorted() : [];
    const key = JSON.stringify([kind, constraints, references, own]);
    amounts.set(key, (amounts.get(key) ?? 0) + match.amount);
  }
  return amounts;
}

/** True when a rule is broken more, or one more rule is. */
export const grows = (before: Map<string, number>, after: Map<string, number>): boolean =>
  [...after].some(([key, amount]) => amount > (before.get(key) ?? 0));
