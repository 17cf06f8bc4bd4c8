import { brokenConstraints, type Match, type VerifyReport } from '@bellgrid/constraints';
import {
  type Draft,
  type Finding,
  type Id,
  isItemRule,
  isSame,
  isScope,
  type Message,
  messageKey,
} from '@bellgrid/model';
import { oncePer } from '../draft/once-per.ts';
import { listsBy, oncePerList } from './once-per-list.ts';
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
  /** The places of physical rules alone: two lessons at a time, or one outside school. */
  readonly clashes: number;
  /** The penalty of the soft constraints. */
  readonly cost: number;
  readonly findings: readonly Finding[];
  readonly marks: ReadonlyMap<Id, LessonMark>;
  /** The soft constraints that each lesson does not meet, but those for all: they are shown at the rule. */
  readonly softMarks: ReadonlyMap<Id, readonly Message[]>;
  /** The constraints that are not kept, soft ones too. */
  readonly problems: RuleProblems;
}

export const NONE_BROKEN: BrokenRules = {
  hasPlaced: false,
  count: 0,
  clashes: 0,
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
  a === b || (a.length === b.length && a.every((each, index) => b[index] && isSameMessage(each, b[index])));

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

/** A rule for all teachers, classes or subjects marks no lessons as a wish: it would mark most of them. */
const isForAll = ({ constraints }: Match, draft: Pick<Draft, 'constraints'>): boolean =>
  constraints.some((id) => {
    const rule = draft.constraints[id];
    return rule !== undefined && isItemRule(rule) && isScope(rule.base) && rule.base.items === 'all';
  });

/** Reads a checker's report on a draft. Without placed lessons no rule is broken. */
export function readReport(
  { placed, physical, matches, cost }: VerifyReport,
  draft: Pick<Draft, 'constraints'>,
): BrokenRules {
  if (placed === 0) return { ...NONE_BROKEN, cost };
  const broken = [...physical];
  const soft: Match[] = [];
  for (const match of matches)
    if (match.hard) broken.push(match);
    else if (match.weight > 0 && !isForAll(match, draft)) soft.push(match);
  return {
    hasPlaced: true,
    count: broken.length,
    clashes: physical.length,
    cost,
    findings: brokenConstraints(broken),
    marks: marksOf(broken, new Set(physical)),
    softMarks: softMarksOf(soft),
    problems: ruleProblems(matches),
  };
}

function marksOf(broken: readonly Match[], impossible: ReadonlySet<Match>): Map<Id, LessonMark> {
  const marks = new Map<Id, LessonMark>();
  for (const [id, own] of byLesson(broken)) {
    const isImpossible = impossible.size > 0 && own.some((match) => impossible.has(match));
    marks.set(id, { isImpossible, violations: sentencesOf(own, id) });
  }
  return marks;
}

/** The matches by the lessons that they name. */
const byLesson = (matches: readonly Match[]) =>
  listsBy(matches, (add, match) => {
    const { lessons } = match;
    for (const id of lessons.length > 1 ? new Set(lessons) : lessons) add(id, match);
  });

/** The violations of a lesson, each once. */
const sentencesOf = oncePerList((matches: readonly Match[], _: Id): readonly Message[] => {
  const found: Message[] = [];
  for (const violation of matches.map(markOf))
    if (!found.some((each) => isSameMessage(each, violation))) found.push(violation);
  return found;
});

function softMarksOf(soft: Match[]): Map<Id, Message[]> {
  soft.sort((a, b) => b.weight * b.amount - a.weight * a.amount);
  return new Map([...byLesson(soft.slice(0, MOST_SOFT))].map(([id, own]) => [id, own.map(markOf)]));
}

/** The difference between two states of a map, small enough to be sent to another thread after every edit. */
interface MapChanges<Value> {
  readonly set: ReadonlyMap<string, Value>;
  readonly gone: readonly string[];
}

function mapChanges<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  isSame: (a: Value, b: Value) => boolean,
): MapChanges<Value> {
  const set = new Map<string, Value>();
  for (const [key, value] of after) {
    const known = before.get(key);
    if (known === undefined || !isSame(known, value)) set.set(key, value);
  }
  return { set, gone: [...before.keys()].filter((key) => !after.has(key)) };
}

/** The map after the changes: values that did not change are the same objects, and a map without changes is the same. */
function withChanges<Value>(
  map: ReadonlyMap<string, Value>,
  { set, gone }: MapChanges<Value>,
): ReadonlyMap<string, Value> {
  if (set.size === 0 && gone.length === 0) return map;
  const after = new Map(map);
  for (const key of gone) after.delete(key);
  for (const [key, value] of set) after.set(key, value);
  return after;
}
