import type { Message } from '../messages/message.ts';
import { value } from '../messages/value.ts';
import type { CalendarConstraint, Constraint } from '../records/rules/constraint.ts';
import type { RuleRecord } from '../records/rules/define-rule.ts';
import type { Field } from '../records/rules/fields.ts';
import { ruleOf } from '../records/rules/registry.ts';
import { isEmptyScope, isScope } from '../records/rules/scope.ts';
import type { Id } from '../values/id.ts';
import { timeFault } from './constraint-grid.ts';
import type { Draft } from './draft.ts';

/**
 * The reason that a constraint whose references all exist still does not fit the draft (a cell or value
 * outside the grid, a missing target, an empty list), in words; null when it fits.
 */
export function constraintFault(draft: Draft, constraint: Constraint): Message | null {
  if (constraint.type === 'group' && draft.groups[constraint.base]?.structure !== constraint.structure) {
    return { code: 'loading.classOfOtherStructure' };
  }
  const isCalendar = 'structure' in constraint;
  return (isCalendar ? null : ruleFault(constraint)) ?? timeFault(draft, constraint);
}

function ruleFault(constraint: Exclude<Constraint, CalendarConstraint>): Message | null {
  const rule = ruleOf(constraint);
  if (!rule) return { code: 'loading.noSuchKind', values: { name: value.text(constraint.type) } };
  const values = constraint as unknown as Readonly<Record<string, unknown>>;
  if (isScope(values.base) && isEmptyScope(values.base)) return { code: 'loading.noMember' };
  for (const [name, field] of Object.entries(rule.fields)) {
    const fault = fieldFault(field, values[name]);
    if (fault !== null) return fault;
  }
  return windowFault(rule, values) ?? disjointFault(rule, values);
}

/** The fault of a field that misses what the rule is about. */
function fieldFault(field: Field, found: unknown): Message | null {
  if (field.type === 'item') return found === null ? { code: 'loading.noTarget' } : null;
  if (field.type === 'items') {
    const isShort = Array.isArray(found) && found.length < field.min;
    return isShort ? { code: field.of === 'lesson' ? 'loading.noLesson' : 'loading.noSubject' } : null;
  }
  if (field.type !== 'indices' || (found as readonly number[]).length > 0) return null;
  return { code: field.of === 'days' ? 'loading.noDays' : 'loading.noPeriods' };
}

/** A window of periods ends after it starts. */
function windowFault({ fields }: RuleRecord, values: Readonly<Record<string, unknown>>): Message | null {
  const end = Object.entries(fields).find(([, field]) => field.type === 'period' && field.isEnd);
  const start = Object.entries(fields).find(([, field]) => field.type === 'period' && !field.isEnd);
  if (!start || !end || Number(values[start[0]]) < Number(values[end[0]])) return null;
  return { code: 'loading.emptyWindow' };
}

function disjointFault(rule: RuleRecord, values: Readonly<Record<string, unknown>>): Message | null {
  for (const [a, b] of rule.disjoint) {
    const [first, second] = [values[a] as readonly Id[], new Set(values[b] as readonly Id[])];
    const both = first.find((id) => second.has(id));
    if (both !== undefined)
      return { code: 'loading.onBothSides', values: { subject: value.item('subject', both) } };
  }
  return null;
}
