import { brokenConstraints, type Match, type VerifyReport } from '@bellgrid/constraints';
import { type Finding, type Id, isSame, type Message, messageKey } from '@bellgrid/model';
import { oncePer } from '../draft/once-per.ts';
import { type MapChanges, mapChanges, withChanges } from './map-changes.ts';
import { type RuleProblems, ruleProblems } from './rule-problems.ts';

/** The part of one lesson in broken rules. */
export interface LessonMark {
  /** No school could hold it: two lessons of one teacher, class or room at a time, or a lesson outside school. */
  readonly isImpossible: boolean;
  /** The violations of the constraint, each once. */
  readonly violations: readonly Message[];
}

/** The rules that the draft's own timetable breaks. */
export interface BrokenRules {
  readonly hasPlaced: boolean;
  /** The number of places of hard and physical rules; the findings may sum up the last of many. */
  readonly count: number;
  /** The penalty of the soft constraints. */
  readonly cost: number;
  readonly findings: readonly Finding[];
  readonly marks: ReadonlyMap<Id, LessonMark>;
  /** The soft constraints that each lesson does not meet. */
  readonly softMarks: ReadonlyMap<Id, readonly Message[]>;
  /** The constraints that are not kept, soft ones too. */
  readonly problems: RuleProblems;
}

export const NONE_BROKEN: BrokenRules = {
  hasPlaced: false,
  count: 0,
  cost: 0,
  findings: [],
  marks: new Map(),
  softMarks: new Map(),
  problems: new Map(),
};

/** The differences from the broken rules that were sent before. */
export type BrokenNews = {
  readonly [Part in keyof BrokenRules]: BrokenRules[Part] extends ReadonlyMap<string, infer Value>
    ? MapChanges<Value>
    : BrokenRules[Part];
};

export function brokenNews(before: BrokenRules, after: BrokenRules): BrokenNews {
  return {
    ...after,
    marks: mapChanges(before.marks, after.marks, isSameMark),
    softMarks: mapChanges(before.softMarks, after.softMarks, areSameMessages),
    problems: mapChanges(before.problems, after.problems, isSame),
  };
}

export function brokenAfter(before: BrokenRules, news: BrokenNews): BrokenRules {
  return {
    ...news,
    marks: withChanges(before.marks, news.marks),
    softMarks: withChanges(before.softMarks, news.softMarks),
    problems: withChanges(before.problems, news.problems),
  };
}

const isSameMark = (a: LessonMark, b: LessonMark): boolean =>
  a.isImpossible === b.isImpossible && areSameMessages(a.violations, b.violations);

const areSameMessages = (a: readonly Message[], b: readonly Message[]): boolean =>
  a.length === b.length && a.every((each, index) => b[index] && isSameMessage(each, b[index]));

const isSameMessage = (a: Message, b: Message): boolean => a === b || keyOf(a) === keyOf(b);

const keyOf = oncePer(messageKey);

/** The mark of a violation; the same one as long as the rule is not checked again. */
const markOf = oncePer(
  ({ message }: Match): Message => ({
    code: 'findings.brokenConstraint.one',
    values: { violation: message },
  }),
);

/** The most places of soft constraints that are marked on the lessons; those that cost most come first. */
const MOST_SOFT = 1000;

/** Reads a checker's report. Without placed lessons no rule is broken. */
export function readReport({ placed, physical, matches, cost }: VerifyReport): BrokenRules {
  if (placed === 0) return { ...NONE_BROKEN, cost };
  const broken = [...physical, ...matches.filter((match) => match.hard)];
  return {
    hasPlaced: true,
    count: broken.length,
    cost,
    findings: brokenConstraints(broken),
    marks: marksOf(broken, new Set(physical)),
    softMarks: softMarksOf(matches),
    problems: ruleProblems(matches),
  };
}

function marksOf(broken: readonly Match[], impossible: ReadonlySet<Match>): Map<Id, LessonMark> {
  const marks = new Map<Id, { isImpossible: boolean; violations: Message[] }>();
  for (const match of broken) {
    const violation = markOf(match);
    for (const id of new Set(match.lessons)) {
      const mark = marks.get(id) ?? { isImpossible: false, violations: [] };
      marks.set(id, mark);
      mark.isImpossible ||= impossible.has(match);
      if (!mark.violations.some((each) => isSameMessage(each, violation))) mark.violations.push(violation);
    }
  }
  return marks;
}

function softMarksOf(matches: readonly Match[]): Map<Id, Message[]> {
  const soft = matches
    .filter(({ hard, weight }) => !hard && weight > 0)
    .sort((a, b) => b.weight * b.amount - a.weight * a.amount);
  const marks = new Map<Id, Message[]>();
  for (const match of soft.slice(0, MOST_SOFT)) {
    for (const id of new Set(match.lessons)) {
      const list = marks.get(id);
      if (list) list.push(markOf(match));
      else marks.set(id, [markOf(match)]);
    }
  }
  return marks;
}
