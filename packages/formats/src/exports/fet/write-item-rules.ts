import {
  type Constraint,
  createRuleMembers,
  type Draft,
  type Id,
  type ItemConstraint,
  isItemRule,
  isScope,
} from '@bellgrid/model';
import { writtenPersonRules } from '../../imports/fet/constraints/person-rules.ts';
import { constraintXml, type ExportContext } from './export-context.ts';
import type { FetNames } from './fet-names.ts';
import type { Child } from './xml-text.ts';

/** Rules of rooms name a teacher by another child than rules of time. */
const OF_SPACE: ReadonlySet<ItemConstraint['constraint']> = new Set(['maxBuildingChangesPerDay'] as const);

/**
 * A rule of a teacher or a class, or of all of them; nothing for one that is always kept, null when FET has none like it:
 * most of FET's are hard only.
 */
export function writeItemRule(
  rule: ItemConstraint,
  context: ExportContext,
  percent: number,
): string[] | null {
  const { names } = context;
  const isOfTeacher = rule.type === 'teacherConstraint';
  const who = isScope(rule.base) ? [] : personOf(rule, rule.base, names);
  if (who === null || percent < 100) return null;
  for (const { kind, teacher, students, write, isAlwaysKept } of writtenPersonRules) {
    const tags = isOfTeacher ? teacher : students;
    const children = kind === rule.constraint && tags !== null ? write(rule, context) : null;
    if (tags === null || children === null) continue;
    if (isAlwaysKept?.(rule)) return [];
    return [constraintXml(isScope(rule.base) ? tags.all : tags.one, percent, [...who, ...children])];
  }
  return null;
}

function personOf({ type, constraint }: ItemConstraint, base: Id, names: FetNames): Child[] | null {
  if (type !== 'teacherConstraint') {
    const name = names.groups.get(base);
    return name === undefined ? null : [['Students', name]];
  }
  const name = names.teachers.get(base);
  return name === undefined ? null : [[OF_SPACE.has(constraint) ? 'Teacher' : 'Teacher_Name', name]];
}

/**
 * The rules of the draft as FET reads them. A rule for all stays one when FET's reaches the same persons: everyone with
 * lessons is a member or has just this rule also as its own, which is then left out. Any other rule for many is one of
 * each member.
 */
export function rulesForFet(draft: Draft): Constraint[] {
  const membersOf = createRuleMembers(draft);
  const all = Object.values(draft.constraints);
  const own = new Map(all.filter(isItemRule).map((rule) => [meaningOf(rule, rule.base), rule]));
  const covered = new Set<Constraint>();
  const rules = all.flatMap((rule): Constraint[] => {
    if (!isItemRule(rule) || !isScope(rule.base)) return [rule];
    const members = membersOf(rule);
    const others = rule.base.items === 'all' ? personsBeside(draft, rule, new Set(members)) : null;
    const alike = others?.map((base) => own.get(meaningOf(rule, base)));
    if (!alike?.every((each) => each !== undefined)) return members.map((base) => ({ ...rule, base }));
    for (const each of alike) covered.add(each);
    return [rule];
  });
  return rules.filter((rule) => !covered.has(rule));
}

const meaningOf = (rule: ItemConstraint, base: ItemConstraint['base']): string =>
  JSON.stringify(Object.entries({ ...rule, base, id: null }).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The teachers or classes with lessons that are no members; null for rules of subjects, of which FET has none for all. */
function personsBeside(draft: Draft, { type }: ItemConstraint, members: ReadonlySet<Id>): Id[] | null {
  if (type !== 'teacherConstraint' && type !== 'groupConstraint') return null;
  const persons = Object.values(type === 'teacherConstraint' ? draft.teachers : draft.groups);
  return persons.filter(({ id, subjects }) => subjects.length > 0 && !members.has(id)).map(({ id }) => id);
}
