import {
  abbreviateLabels,
  type Constraint,
  type Draft,
  type Id,
  isItemRule,
  isScope,
  WEIGHT,
} from '@bellgrid/model';
import type { RuleProblem, RuleProblems } from '../../document/pre-check/rule-problems.ts';
import { type DivisionLine, namedItems } from './rule-lines.ts';

/** The state of a rule in the draft's schedule. */
export type RuleStatus = 'off' | 'unknown' | 'met' | 'hard' | 'soft';

export function ruleStatus(
  { weight }: Pick<Constraint, 'weight'>,
  problem: RuleProblem | undefined,
  isKnown: boolean,
): RuleStatus {
  return weight === WEIGHT.OFF ? 'off' : keptStatus(problem, isKnown);
}

/** The state of rules that are on. */
export function keptStatus(problem: RuleProblem | undefined, isKnown: boolean): Exclude<RuleStatus, 'off'> {
  if (problem) return problem.hard > 0 ? 'hard' : 'soft';
  return isKnown ? 'met' : 'unknown';
}

/** False while none of the lessons that a rule is about is placed: it is neither kept nor broken yet. */
export function hasPlacedLessons(draft: Draft, constraint: Constraint): boolean {
  const isPlaced = (id: Id) => draft.lessons[id]?.timeSlot != null;
  return itemsOf(draft, constraint).some((id) => {
    const person = draft.teachers[id] ?? draft.groups[id];
    const subjects = person ? person.subjects : [id];
    return isPlaced(id) || subjects.some((subject) => draft.subjects[subject]?.lessons.some(isPlaced));
  });
}

/** The items that a rule is about; of a rule for many those that are not excepted. */
function itemsOf(draft: Draft, constraint: Constraint): readonly Id[] {
  if (!isItemRule(constraint) || !isScope(constraint.base)) return namedItems(constraint);
  const { items, except } = constraint.base;
  const all = {
    teacherConstraint: draft.teachers,
    groupConstraint: draft.groups,
    subjectConstraint: draft.subjects,
  }[constraint.type];
  return (items === 'all' ? Object.keys(all) : items).filter((id) => !except.includes(id));
}

/** Orders problems: any that breaks a hard rule before those that only cost. */
export const gravityOf = (problem: RuleProblem | undefined): number =>
  problem ? (problem.hard > 0 ? 1e9 + problem.hard : problem.cost) : 0;

/** The problems of several rules as one; without a kind where they are of several, whose amounts are of different units. */
export function togetherAs(key: string, problems: readonly RuleProblem[]): RuleProblem | undefined {
  const ordered = problems.toSorted((a, b) => gravityOf(b) - gravityOf(a));
  const [gravest] = ordered;
  if (!gravest) return undefined;
  const status = gravest.hard > 0 ? 'hard' : 'soft';
  const isOfOneKind = problems.every((each) => each[status] === 0 || each.kind === gravest.kind);
  const sum = (part: 'hard' | 'soft' | 'cost') => ordered.reduce((total, each) => total + each[part], 0);
  return {
    ...{
      key,
      kind: isOfOneKind ? gravest.kind : '',
      hard: sum('hard'),
      soft: sum('soft'),
      cost: sum('cost'),
    },
    lessons: [...new Set(ordered.flatMap(({ lessons }) => lessons))],
    cells: ordered.flatMap(({ cells }) => cells),
  };
}

/** The problems of the rules that a division made, as one. */
export const divisionProblem = (
  problems: RuleProblems,
  { id, rules }: Pick<DivisionLine, 'id' | 'rules'>,
): RuleProblem | undefined =>
  togetherAs(
    id,
    rules.flatMap((rule) => problems.get(rule.id) ?? []),
  );

/** The days on which a rule is not kept, in their order and with short names; none when it is all of them. */
export function daysOf(
  { schoolData }: Pick<Draft, 'schoolData'>,
  { cells }: Pick<RuleProblem, 'cells'>,
): readonly string[] {
  const days = new Set(cells.map(({ day }) => day));
  if (days.size === schoolData.days.length) return [];
  return abbreviateLabels(schoolData.days.map(({ label }) => label)).filter((_, day) => days.has(day));
}
