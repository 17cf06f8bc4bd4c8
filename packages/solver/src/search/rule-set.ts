import { membership } from '../problem/membership.ts';
import type {
  DayCountRule,
  DayProfileRule,
  DaysUsedRule,
  EvaluatedRule,
  PairRule,
  Problem,
  Rule,
} from '../problem/problem.ts';
import { DayCounts } from './primitives/day-counts.ts';
import { DayProfiles } from './primitives/day-profiles.ts';
import { DaysUsed } from './primitives/days-used.ts';
import { EvaluatedRules } from './primitives/evaluated-rules.ts';
import { PairRelations } from './primitives/pair-relations.ts';

/** The hard rules, or the soft ones, each kind in its primitive. */
export interface RuleSet {
  readonly pairs: PairRelations;
  readonly counts: DayCounts;
  readonly days: DaysUsed;
  readonly profiles: DayProfiles;
  readonly evaluated: EvaluatedRules;
}

/** Builds the primitives over the timetable's own arrays, which they read and never replace. */
export function createRuleSet(
  problem: Problem,
  hard: boolean,
  locked: Uint8Array,
  start: Int32Array,
  room: Int32Array,
): RuleSet {
  const isIn = (rule: Rule) => rule.hard === hard && (hard || rule.weight > 0);
  const pairRules = problem.rules.filter((rule): rule is PairRule => rule.kind === 'pair' && isIn(rule));
  return {
    pairs: new PairRelations(
      problem,
      pairRules,
      start,
      (first, second) => hard && locked[first] === 1 && locked[second] === 1,
    ),
    counts: new DayCounts(
      problem,
      membership(problem, (rule): rule is DayCountRule => rule.kind === 'dayCount' && isIn(rule)),
      start,
    ),
    days: new DaysUsed(
      problem,
      membership(problem, (rule): rule is DaysUsedRule => rule.kind === 'daysUsed' && isIn(rule)),
      start,
    ),
    profiles: new DayProfiles(
      problem,
      problem.rules.filter((rule): rule is DayProfileRule => rule.kind === 'dayProfile' && isIn(rule)),
      start,
    ),
    evaluated: new EvaluatedRules(
      problem,
      membership(problem, (rule): rule is EvaluatedRule => rule.kind === 'evaluated' && isIn(rule)),
      start,
      room,
    ),
  };
}
