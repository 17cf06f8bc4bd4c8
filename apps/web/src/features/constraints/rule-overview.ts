import { type KindName, kindOf, kinds, parseConstraint, superfluousRules } from '@bellgrid/constraints';
import {
  type Constraint,
  createRuleMembers,
  type Draft,
  type Finding,
  type Id,
  isItemRule,
  isScope,
  LEVEL,
  WEIGHT,
} from '@bellgrid/model';
import type { RuleProblems } from '../../document/pre-check/rule-problems.ts';
import { isDerived, kindNamed } from '../constraint-editor/rule-row.ts';

/** The reason that a rule changes nothing. */
export type Idle = 'off' | 'nobody' | 'noItems' | 'noLessons' | 'stronger';

export interface KindCount {
  readonly kind: KindName;
  readonly hard: number;
  readonly soft: number;
  readonly off: number;
}

/** A rule that changes nothing; `by` is the hard rule that asks at least as much. */
export interface IdleRule {
  readonly constraint: Constraint;
  readonly reason: Idle;
  readonly by?: Constraint;
}

export interface RuleOverview {
  /** The kinds that the school has rules of, those with most rules first. */
  readonly kinds: readonly KindCount[];
  readonly idle: readonly IdleRule[];
  /** The rules that are not kept: the hard ones, then the others by their cost. */
  readonly costly: readonly {
    readonly constraint: Constraint;
    readonly hard: number;
    readonly cost: number;
  }[];
}

/** The rules of a school at a glance: their kinds and weights, those without effect, those that cost most. */
export function ruleOverview(draft: Draft, problems: RuleProblems): RuleOverview {
  const membersOf = createRuleMembers(draft);
  const counts = new Map<KindName, { kind: KindName; hard: number; soft: number; off: number }>();
  const idle: IdleRule[] = [];
  const superfluous = superfluousRules(draft);
  const costly: { constraint: Constraint; hard: number; cost: number }[] = [];
  for (const constraint of Object.values(draft.constraints)) {
    const kind = kindNamed(kindOf(constraint)?.kind ?? null);
    if ('level' in constraint || isDerived(constraint) || kind === undefined) continue;
    const count = counts.get(kind) ?? { kind, hard: 0, soft: 0, off: 0 };
    const { weight } = constraint;
    const isSoft = weight >= WEIGHT.ONE && weight <= WEIGHT.FIVE;
    const isWeighted = draft.constraintGroupWeights[kinds[kind].category].enabled;
    if (weight === WEIGHT.OFF) count.off += 1;
    else if (isSoft && isWeighted) count.soft += 1;
    else count.hard += 1;
    counts.set(kind, count);
    const reason = idleReason(draft, constraint, membersOf);
    const by = superfluous.get(constraint.id);
    if (reason !== null) idle.push({ constraint, reason });
    else if (by) idle.push({ constraint, reason: 'stronger', by });
    const problem = problems.get(constraint.id);
    if (problem) costly.push({ constraint, hard: problem.hard, cost: problem.cost });
  }
  const size = ({ hard, soft, off }: KindCount) => hard + soft + off;
  return {
    kinds: [...counts.values()].sort((a, b) => size(b) - size(a)),
    idle,
    costly: costly.sort((a, b) => b.hard - a.hard || b.cost - a.cost),
  };
}

function idleReason(
  draft: Draft,
  constraint: Constraint,
  membersOf: ReturnType<typeof createRuleMembers>,
): Idle | null {
  if (constraint.weight === WEIGHT.OFF) return 'off';
  if (isItemRule(constraint) && isScope(constraint.base)) {
    if (membersOf(constraint).length > 0) return null;
    const { items } = constraint.base;
    const isWithout = items === 'all' && Object.keys(draft[scopeMaps[constraint.type]]).length === 0;
    return isWithout ? 'noItems' : 'nobody';
  }
  const { kind, params } = parseConstraint(constraint) ?? {};
  const { subjects = [], lessons = [], teachers = [], groups = [] } = kind?.references(params) ?? {};
  const owned = [
    ...subjects.map((id) => draft.subjects[id]?.lessons.length ?? 0),
    ...[...teachers.map((id) => draft.teachers[id]), ...groups.map((id) => draft.groups[id])].map((item) =>
      (item?.subjects ?? []).reduce((sum, id) => sum + (draft.subjects[id]?.lessons.length ?? 0), 0),
    ),
  ];
  return lessons.length === 0 && owned.length > 0 && owned.every((count) => count === 0) ? 'noLessons' : null;
}

const scopeMaps = {
  teacherConstraint: 'teachers',
  groupConstraint: 'groups',
  subjectConstraint: 'subjects',
} as const;

/** A calendar by its item. */
export interface CausingCalendar {
  readonly type: 'teacher' | 'group' | 'classroom';
  readonly id: Id;
  readonly name: string;
}

/** A finding of the pre-check with the rules and calendars that cause it. */
export interface CausedFinding {
  readonly finding: Finding;
  readonly rules: readonly Constraint[];
  readonly calendars: readonly CausingCalendar[];
}

const itemMaps = { teacher: 'teachers', group: 'groups', classroom: 'classrooms' } as const;

/** The findings of the pre-check that rules or calendars cause; others, of too few periods or rooms, are left out. */
export function causedFindings(draft: Draft, findings: readonly Finding[]): readonly CausedFinding[] {
  const blocked = blockedItems(draft);
  return findings.flatMap((finding) => {
    const { constraints = [], teachers = [], groups = [], classrooms = [] } = finding.about;
    const named = constraints.flatMap((id) => draft.constraints[id] ?? []);
    const rules = named.filter((each) => !('level' in each));
    const items = finding.code.startsWith(OVERLOADED)
      ? [...teachers, ...groups, ...classrooms].filter((id) => blocked.has(id))
      : named.flatMap((each) => ('level' in each ? each.base : []));
    const calendars = [...new Set(items)].flatMap((id) => calendarOf(draft, id));
    return rules.length + calendars.length === 0 ? [] : { finding, rules, calendars };
  });
}

/** Findings of this area are about an item with more lessons than open periods. */
const OVERLOADED = 'findings.overloaded';

/** The items with a cell in which they are not available. */
const blockedItems = ({ constraints }: Draft): ReadonlySet<Id> =>
  new Set(
    Object.values(constraints).flatMap((each) =>
      'level' in each && each.level === LEVEL.HARD ? each.base : [],
    ),
  );

function calendarOf(draft: Draft, id: Id): CausingCalendar[] {
  for (const type of ['teacher', 'group', 'classroom'] as const) {
    const item = draft[itemMaps[type]][id];
    if (item) return [{ type, id, name: item.name }];
  }
  return [];
}
