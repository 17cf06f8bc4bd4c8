import type { Message } from '../messages/message.ts';
import { value } from '../messages/value.ts';
import type { Constraint, SubjectConstraintName } from '../records/rules/constraint.ts';
import { referencesOf } from '../records/rules/constraint-references.ts';
import type { RuleRecord } from '../records/rules/define-rule.ts';
import type { Field } from '../records/rules/fields.ts';
import { ruleOf } from '../records/rules/registry.ts';
import { isEmptyScope, isScope } from '../records/rules/scope.ts';
import type { Id } from '../values/id.ts';
import type { Draft } from './draft.ts';

/** Returns whether a subject or lesson constraint is about periods or days (its `values`) or a target (`other`). */
export function needOf(constraint: SubjectConstraintName): 'periods' | 'days' | 'target' {
  const values = ruleOf({ type: 'subject', constraint })?.fields.values;
  return values?.type === 'indices' ? values.of : 'target';
}

/**
 * The reason that a constraint whose references all exist still does not fit the draft (a cell or value
 * outside the grid, a missing target, an empty list), in words; null when it fits.
 */
export function constraintFault(draft: Draft, constraint: Constraint): Message | null {
  if (constraint.type === 'teacher' || constraint.type === 'group' || constraint.type === 'classroom') {
    if (constraint.type === 'group' && draft.groups[constraint.base]?.structure !== constraint.structure) {
      return { code: 'loading.classOfOtherStructure' };
    }
    if (constraint.day >= draft.schoolData.days.length) return noDay(constraint.day);
    return outside(draft, constraint.structure, constraint.period);
  }
  const rule = ruleOf(constraint);
  if (!rule) return { code: 'loading.noSuchKind', values: { name: value.text(constraint.type) } };
  const values = constraint as unknown as Readonly<Record<string, unknown>>;
  if (isScope(values.base) && isEmptyScope(values.base)) return { code: 'loading.noMember' };
  for (const [name, field] of Object.entries(rule.fields)) {
    const fault = fieldFault(draft, constraint, field, values[name]);
    if (fault !== null) return fault;
  }
  return windowFault(rule, values) ?? disjointFault(rule, values);
}

function fieldFault(draft: Draft, constraint: Constraint, field: Field, found: unknown): Message | null {
  if (field.type === 'item') return found === null ? { code: 'loading.noTarget' } : null;
  if (field.type === 'items') {
    const isShort = Array.isArray(found) && found.length < field.min;
    return isShort ? { code: field.of === 'lesson' ? 'loading.noLesson' : 'loading.noSubject' } : null;
  }
  if (field.type === 'indices') {
    const indices = found as readonly number[];
    const isOfDays = field.of === 'days';
    if (indices.length === 0) return { code: isOfDays ? 'loading.noDays' : 'loading.noPeriods' };
    const limit = isOfDays
      ? draft.schoolData.days.length
      : periodCount(draft, structureOf(draft, constraint));
    const stray = indices.find((index) => index >= limit);
    if (stray === undefined) return null;
    return isOfDays ? noDay(stray) : noPeriod(stray);
  }
  // A person may have lessons of several structures: the periods of the rule are read in each.
  if (field.type !== 'period' || 'base' in constraint) return null;
  return outside(draft, structureOf(draft, constraint), Number(found));
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

/** The structure in which the items of a rule on subjects or lessons are taught: that of the first. */
export function structureOf(draft: Draft, constraint: Constraint): Id | undefined {
  const [subject] = referencesOf(constraint, 'subject');
  if (subject !== undefined) return draft.subjects[subject]?.structure;
  const [lesson] = referencesOf(constraint, 'lesson');
  return lesson === undefined ? undefined : draft.lessons[lesson]?.structure;
}

function periodCount(draft: Draft, structure: Id | undefined): number {
  return draft.schoolData.structures[structure ?? '']?.periods.length ?? 0;
}

function outside(draft: Draft, structure: Id | undefined, period: number): Message | null {
  return period < periodCount(draft, structure) ? null : noPeriod(period);
}

const noDay = (day: number): Message => ({ code: 'loading.noSuchDay', values: { number: day + 1 } });
const noPeriod = (period: number): Message => ({
  code: 'loading.noSuchPeriod',
  values: { number: period + 1 },
});
