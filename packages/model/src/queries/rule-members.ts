import type { Draft } from '../draft/draft.ts';
import type { Constraint, ItemConstraint } from '../records/rules/constraint.ts';
import { isScope, type Scope } from '../records/rules/scope.ts';
import type { Id } from '../values/id.ts';

const maps = {
  teacherConstraint: 'teachers',
  groupConstraint: 'groups',
  subjectConstraint: 'subjects',
} as const satisfies Record<ItemConstraint['type'], keyof Draft>;

/** Returns whether a constraint is a rule of a teacher, class or subject, or of a scope of them. */
export function isItemRule(constraint: Constraint): constraint is ItemConstraint {
  return constraint.type in maps;
}

/**
 * Tells the items that each rule is about: its base, or the members of its scope. An item that has a rule of the same
 * kind of its own, switched off or not, is no member of a scope. The answers hold for this very draft.
 */
export function createRuleMembers(draft: Draft): (rule: ItemConstraint) => readonly Id[] {
  let own: ReadonlySet<string> | null = null;
  return (rule) => {
    const { base, type } = rule;
    if (!isScope(base)) return [base];
    own ??= ownRules(draft);
    const known = own;
    return itemsOf(draft, type, base).filter((id) => !known.has(keyOf(rule, id)));
  };
}

/** The items of a scope, whether they have rules of their own or not. */
function itemsOf(draft: Draft, type: ItemConstraint['type'], { items, except }: Scope): Id[] {
  const all = draft[maps[type]];
  const ids = items === 'all' ? Object.keys(all) : items.filter((id) => all[id] !== undefined);
  if (except.length === 0) return ids;
  const excepted = new Set(except);
  return ids.filter((id) => !excepted.has(id));
}

function ownRules({ constraints }: Draft): Set<string> {
  const own = new Set<string>();
  for (const each of Object.values(constraints)) {
    if (isItemRule(each) && !isScope(each.base)) own.add(keyOf(each, each.base));
  }
  return own;
}

function keyOf({ type, constraint }: ItemConstraint, base: Id): string {
  return `${type} ${constraint} ${base}`;
}
