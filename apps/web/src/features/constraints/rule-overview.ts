import { type KindName, kindOf, kinds, parseConstraint } from '@bellgrid/constraints';
import { type Constraint, createRuleMembers, type Draft, isItemRule, isScope, WEIGHT } from '@bellgrid/model';
import type { RuleProblems } from '../../document/pre-check/rule-problems.ts';
import { isDerived, kindNamed } from '../constraint-editor/rule-row.ts';

/** The reason that a rule changes nothing. */
export type Idle = 'off' | 'nobody' | 'noLessons';

export interface KindCount {
  readonly kind: KindName;
  readonly hard: number;
  readonly soft: number;
  readonly off: number;
}

export interface RuleOverview {
  /** The kinds that the school has rules of, those with most rules first. */
  readonly kinds: readonly KindCount[];
  readonly idle: readonly { readonly constraint: Constraint; readonly reason: Idle }[];
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
  const idle: { constraint: Constraint; reason: Idle }[] = [];
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
    if (reason !== null) idle.push({ constraint, reason });
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
  const isForMany = isItemRule(constraint) && isScope(constraint.base);
  if (isForMany && membersOf(constraint).length === 0) return 'nobody';
  if (isForMany) return null;
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
