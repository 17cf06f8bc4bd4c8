import type { SearchedSide, WhatIfAnswer } from '@bellgrid/protocol';
import { type ComparedSchedule, comparedNumbers } from '../solver/run/compare-numbers.ts';

/** The verdict of an answer on the changes: by contradictions, then lessons placed, then the cost of the other rules. */
export type WhatIfVerdict =
  | { readonly kind: 'neither' | 'onlyBefore' | 'onlyAfter' | 'otherNumbers' | 'noneFound' }
  | { readonly kind: 'morePlaced' | 'fewerPlaced' | 'cheaper' | 'dearer'; readonly count: number };

/** Costs that differ by less are shown alike, with two decimals. */
const ROUNDING = 0.005;

/** The figures of one side as those of a schedule. */
export const scheduleOf = ({
  lessons,
  placed,
  hardViolations,
  cost,
  quality,
}: SearchedSide): ComparedSchedule => ({
  ...{ unplaced: lessons - placed, clashes: hardViolations, cost, quality },
});

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
  const numbers = comparedNumbers(scheduleOf(after), scheduleOf(before));
  const isNumberOther = numbers.some(({ result, own }) => result !== null && own !== null && result !== own);
  if (isNumberOther || Math.abs(after.cost - before.cost) > ROUNDING) return { kind: 'otherNumbers' };
  // Two searches that end alike do not prove that there is no difference.
  return { kind: 'noneFound' };
}
