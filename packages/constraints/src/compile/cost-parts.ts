import type { Draft } from '@bellgrid/model';

/** More than the soft cost that timetables of a school differ by: a lesson that moves counts before it. */
export const CHANGE_WEIGHT = 100_000;
const BROKEN_WEIGHT = 100_000;

/**
 * The weight that the engine charges per amount of a softened hard constraint: above that of all other rules.
 */
export function brokenWeight(draft: Draft): number {
  return draft.config.similarSchedule ? BROKEN_WEIGHT * CHANGE_WEIGHT : BROKEN_WEIGHT;
}

/** The parts of a cost of the engine. */
export interface CostParts {
  /** The amounts of broken hard constraints, where they may be broken. */
  readonly broken: number;
  /** The number of lessons that are not at their former place, when the schedule is to stay similar. */
  readonly moved: number;
  /** The cost of the soft constraints. */
  readonly soft: number;
}

/** Takes a cost of the engine for a draft apart; `solveAnyway` as it was compiled. */
export function costParts(draft: Draft, solveAnyway: boolean, cost: number): CostParts {
  const perBroken = brokenWeight(draft);
  const broken = solveAnyway ? Math.floor(cost / perBroken) : 0;
  const rest = cost - broken * perBroken;
  const moved = draft.config.similarSchedule ? Math.floor(rest / CHANGE_WEIGHT) : 0;
  return { broken, moved, soft: rest - moved * CHANGE_WEIGHT };
}
