import type { Draft, Finding, Id, Message, NamedType } from '@bellgrid/model';
import type { References } from '../rule-forms/define-constraint.ts';
import { type BoundConstraint, isHard, ruleMessageOf, ruleReferences } from '../rules/bound-constraint.ts';
import { violationFindings } from './broken-constraints.ts';
import type { Match } from './verify.ts';

/** A teacher, a class or a classroom. */
export interface Concerned {
  readonly type: Extract<NamedType, 'teacher' | 'group' | 'classroom'>;
  readonly id: Id;
}

/** A rule that a timetable does not keep; a rule for many is one such rule for each member. */
export interface RuleNotKept {
  readonly key: string;
  /** The kind of constraint, or the physical rule. */
  readonly kind: string;
  /** Its record, which may be a rule for many; null for a physical rule, and for one in a subject's own fields. */
  readonly record: Id | null;
  readonly isHard: boolean;
  /** Its sentence; null for a physical rule, whose places say all. */
  readonly rule: Message | null;
  /** The penalty of a soft constraint, over all places. */
  readonly cost: number;
  /** The number of places; the last of the findings sums up those beyond a hundred. */
  readonly places: number;
  readonly findings: readonly Finding[];
  readonly lessons: readonly Id[];
  /** The teachers, classes and classrooms that it names; where it names none, the classes of its lessons. */
  readonly people: readonly Concerned[];
}

/** The rule of these matches. */
export function ruleNotKept(draft: Draft, bound: BoundConstraint, matches: readonly Match[]): RuleNotKept {
  const { kind, records } = bound;
  const named = concerned(ruleReferences(bound));
  return {
    ...countMatches(draft, matches, named),
    key: [
      kind.kind,
      isHard(bound),
      records[0] ?? '',
      ...named.map(({ id }) => id),
      matches[0]?.lessons[0],
    ].join(' '),
    kind: kind.kind,
    record: records[0] ?? null,
    isHard: isHard(bound),
    rule: ruleMessageOf(draft, bound),
  };
}

/** The physical rules that are broken, those about the same teacher, class or classroom together. */
export function physicalNotKept(draft: Draft, physical: readonly Match[]): RuleNotKept[] {
  const groups = new Map<string, Match[]>();
  for (const match of physical) {
    const key = [match.kind, ...concerned(match.references).map(({ id }) => id)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return [...groups].map(([key, matches]) => ({
    ...countMatches(draft, matches, concerned(matches[0]?.references ?? {})),
    key,
    kind: matches[0]?.kind ?? '',
    record: null,
    isHard: true,
    rule: null,
  }));
}

function countMatches(draft: Draft, matches: readonly Match[], named: readonly Concerned[]) {
  const costliest = matches.toSorted((a, b) => costOf(b) - costOf(a));
  const lessons = [...new Set(matches.flatMap((match) => match.lessons))];
  const groups = new Set(lessons.flatMap((id) => draft.lessons[id]?.groups ?? []));
  return {
    cost: matches.reduce((sum, match) => sum + costOf(match), 0),
    places: matches.length,
    findings: violationFindings(costliest),
    lessons,
    people: named.length > 0 ? named : [...groups].map((id) => ({ type: 'group' as const, id })),
  };
}

const costOf = ({ hard, weight, amount }: Match): number => (hard ? 0 : weight * amount);

const concerned = ({ teachers = [], groups = [], classrooms = [] }: References): Concerned[] => [
  ...teachers.map((id) => ({ type: 'teacher' as const, id })),
  ...groups.map((id) => ({ type: 'group' as const, id })),
  ...classrooms.map((id) => ({ type: 'classroom' as const, id })),
];
