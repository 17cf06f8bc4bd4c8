import { type Constraint, type Draft, WEIGHT } from '@bellgrid/model';
import type { RuleProblem } from '../../document/pre-check/rule-problems.ts';

/** The state of a rule in the draft's schedule. */
export type RuleStatus = 'off' | 'unknown' | 'met' | 'hard' | 'soft';

export function ruleStatus(
  { weight }: Pick<Constraint, 'weight'>,
  problem: RuleProblem | undefined,
  isKnown: boolean,
): RuleStatus {
  if (weight === WEIGHT.OFF) return 'off';
  if (problem) return problem.hard > 0 ? 'hard' : 'soft';
  return isKnown ? 'met' : 'unknown';
}

/** The names of the days on which a rule is not kept, in their order. */
export function daysOf({ schoolData }: Draft, { cells }: Pick<RuleProblem, 'cells'>): readonly string[] {
  const days = new Set(cells.map(({ day }) => day));
  return schoolData.days.flatMap(({ label }, day) => (days.has(day) ? [label] : []));
}
