import { abbreviateLabel, type Constraint, type Draft, WEIGHT } from '@bellgrid/model';
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

/** The days on which a rule is not kept, in their order and with short names; none when it is all of them. */
export function daysOf({ schoolData }: Draft, { cells }: Pick<RuleProblem, 'cells'>): readonly string[] {
  const days = new Set(cells.map(({ day }) => day));
  if (days.size === schoolData.days.length) return [];
  return schoolData.days.flatMap(({ label }, day) => (days.has(day) ? abbreviateLabel(label) : []));
}
