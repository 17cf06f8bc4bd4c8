import { brokenConstraints, type Match, type VerifyReport } from '@bellgrid/constraints';
import { type Finding, type Id, type Message, messageKey } from '@bellgrid/model';
import { type RuleProblem, ruleProblems } from './rule-problems.ts';

/** The part of one lesson in broken rules. */
export interface LessonMark {
  /** No school could hold it: two lessons of one teacher, class or room at a time, or a lesson outside school. */
  readonly isImpossible: boolean;
  /** The violations of the constraint, each once. */
  readonly violations: readonly Message[];
}

/** The hard and physical rules that the draft's own timetable breaks. */
export interface BrokenRules {
  readonly hasPlaced: boolean;
  /** The number of places; the findings may sum up the last of many. */
  readonly count: number;
  /** The penalty of the soft constraints. */
  readonly cost: number;
  readonly findings: readonly Finding[];
  readonly marks: readonly (readonly [Id, LessonMark])[];
  /** The constraints that are not kept, soft ones too. */
  readonly problems: readonly RuleProblem[];
}

/** Reads a checker's report. Without placed lessons no rule is broken. */
export function readReport({ placed, physical, matches, cost }: VerifyReport): BrokenRules {
  const broken = placed === 0 ? [] : [...physical, ...matches.filter((match) => match.hard)];
  const impossible = new Set<Match>(physical);
  const marks = new Map<Id, LessonMark>();
  for (const match of broken) {
    for (const id of new Set(match.lessons)) {
      const { isImpossible, violations } = marks.get(id) ?? { isImpossible: false, violations: [] };
      const violation = { code: 'findings.brokenConstraint.one', values: { violation: match.message } };
      const isKnown = violations.some((each) => messageKey(each) === messageKey(violation));
      marks.set(id, {
        isImpossible: isImpossible || impossible.has(match),
        violations: isKnown ? violations : [...violations, violation],
      });
    }
  }
  return {
    hasPlaced: placed > 0,
    count: broken.length,
    cost,
    findings: brokenConstraints(broken),
    marks: [...marks],
    problems: placed === 0 ? [] : ruleProblems(matches),
  };
}
