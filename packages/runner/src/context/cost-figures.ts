import { costParts } from '@bellgrid/constraints';
import type { Draft } from '@bellgrid/model';
import type { Search } from '@bellgrid/solver';

/** The cost of a search's best timetable as users read it. */
export interface CostFigures {
  /** The cost of the soft constraints alone. */
  readonly cost: number;
  /** No timetable costs less than so much, as far as it is proved; 0 where that says nothing of the soft cost. */
  readonly bound: number;
  /** The amounts of the hard constraints that it breaks, in 'Solve Anyways'. */
  readonly broken: number;
  /** The lessons that it moves, where the schedule is to stay similar. */
  readonly moved: number;
}

export function costFigures(
  draft: Draft,
  solveAnyway: boolean,
  { cost, bound }: Pick<Search, 'cost' | 'bound'>,
): CostFigures {
  // Before the first pass is over there is no best timetable, and its cost is infinite.
  const { broken, moved, soft } = costParts(draft, solveAnyway, Number.isFinite(cost) ? cost : 0);
  const least = costParts(draft, solveAnyway, bound);
  const isComparable = least.broken === broken && least.moved === moved;
  return { cost: soft, bound: isComparable ? least.soft : 0, broken, moved };
}

/** No timetable that breaks as little moves fewer lessons, as far as it is proved; 0 where nothing is. */
export function leastMoved(
  draft: Draft,
  solveAnyway: boolean,
  { cost, bound }: Pick<Search, 'cost' | 'bound'>,
): number {
  const least = costParts(draft, solveAnyway, bound);
  return least.broken === costParts(draft, solveAnyway, cost).broken ? least.moved : 0;
}
