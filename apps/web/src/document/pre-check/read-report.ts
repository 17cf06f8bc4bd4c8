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
  /** The soft constraints that each lesson does not meet. */
  readonly softMarks: readonly (readonly [Id, readonly Message[]])[];
  /** The constraints that are not kept, soft ones too. */
  readonly problems: readonly RuleProblem[];
}

/** The most places of soft constraints that are marked on the lessons; those that cost most come first. */
const MOST_SOFT = 1000;

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
    softMarks: placed === 0 ? [] : softMarks(matches),
    problems: placed === 0 ? [] : ruleProblems(matches),
  };
}

function softMarks(matches: readonly Match[]): [Id, readonly Message[]][] {
  const soft = matches
    .filter(({ hard, weight }) => !hard && weight > 0)
    .sort((a, b) => b.weight * b.amount - a.weight * a.amount);
  const marks = new Map<Id, Message[]>();
  for (const { lessons, message } of soft.slice(0, MOST_SOFT)) {
    const violation = { code: 'findings.brokenConstraint.one', values: { violation: message } };
    for (const id of new Set(lessons)) {
      const list = marks.get(id);
      if (list) list.push(violation);
      else marks.set(id, [violation]);
    }
  }
  return [...marks];
}
