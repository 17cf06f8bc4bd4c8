import type { WhatIfAnswer } from '@bellgrid/protocol';

/** The verdict of an answer on the changes: by contradictions, then lessons placed, then the cost of the other rules. */
export type WhatIfVerdict =
  | { readonly kind: 'neither' | 'onlyBefore' | 'onlyAfter' | 'noneFound' }
  | { readonly kind: 'morePlaced' | 'fewerPlaced' | 'cheaper' | 'dearer'; readonly count: number };

/** Costs that differ by less are equal. */
const ROUNDING = 1e-6;

export function verdictOf({ before, after }: WhatIfAnswer): WhatIfVerdict {
  const [isBefore, isAfter] = [before.faults.length === 0, after.faults.length === 0];
  if (!isBefore && !isAfter) return { kind: 'neither' };
  if (!isAfter) return { kind: 'onlyBefore' };
  if (!isBefore) return { kind: 'onlyAfter' };
  const more = after.placed - before.placed;
  if (more !== 0) return { kind: more > 0 ? 'morePlaced' : 'fewerPlaced', count: Math.abs(more) };
  const dearer = after.otherCost - before.otherCost;
  if (Math.abs(dearer) > ROUNDING)
    return { kind: dearer > 0 ? 'dearer' : 'cheaper', count: Math.round(Math.abs(dearer) * 100) / 100 };
  // Two searches that end alike do not prove that there is no difference.
  return { kind: 'noneFound' };
}
