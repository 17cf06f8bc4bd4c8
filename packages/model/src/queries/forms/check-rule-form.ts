import type { Draft } from '../../draft/draft.ts';
import { type Constraint, constraintSchema } from '../../records/rules/constraint.ts';
import type { RuleRecord } from '../../records/rules/define-rule.ts';
import { boundIn, type Field, type NumberParameter } from '../../records/rules/fields.ts';
import { rules } from '../../records/rules/registry.ts';
import type { Id } from '../../values/id.ts';
import type { Weight } from '../../values/weight.ts';
import { isInRange, type NumberRange } from './check-number.ts';
import type { FormAnswer, FormDuplicate } from './form-answer.ts';

export type RuleFormIssue =
  | 'class-has-similar'
  | 'classes-have-similar'
  | 'classes-have-this'
  | 'empty-window'
  | 'exact-duplicate'
  | 'no-classes'
  | 'no-classrooms'
  | 'no-cells'
  | 'no-constraint-type'
  | 'no-lessons-chosen'
  | 'no-period'
  | 'no-run-of-periods'
  | 'no-subjects'
  | 'no-target'
  | 'no-teachers'
  | 'no-values'
  | 'periods-need-one-structure'
  | 'similar-duplicate'
  | 'similar-values'
  | 'subject-on-both-sides'
  | 'subjects-of-several-structures'
  | 'target-is-base'
  | 'teacher-has-similar'
  | 'teachers-have-similar'
  | 'teachers-have-this'
  | 'two-lessons';

/** The items that the base of a rule can be. */
export type RuleOwnerType = 'teacher' | 'group' | 'subject' | 'lesson';

/** The values of a rule's fields, by their names, as a form edits them: any of them may be missing or wrong yet. */
export type RuleValues = Readonly<Record<string, unknown>>;

/** A rule as a form edits it, for one item or for several. */
export interface EnteredRule {
  readonly ownerType: RuleOwnerType;
  /** Has no effect for rules on sets of subjects or lessons. */
  readonly bases: readonly Id[];
  readonly values: RuleValues;
}

/** The declaration of a kind; undefined for a name that no kind with records of its own has. */
export const ruleOfKind = (kind: string): RuleRecord | undefined =>
  (rules as Readonly<Record<string, RuleRecord>>)[kind];

/** The kinds that a rule of an item can be of; rules on sets contain the item. */
export function rulesFor(ownerType: RuleOwnerType): RuleRecord[] {
  const on: Record<RuleOwnerType, readonly RuleRecord['on'][]> = {
    teacher: ['teacher', 'teacherOrGroup'],
    group: ['group', 'teacherOrGroup'],
    subject: ['side', 'subject', 'subjects', 'lessons'],
    lesson: ['side', 'lessons'],
  };
  return Object.values<RuleRecord>(rules).filter((rule) => on[ownerType].includes(rule.on));
}

/** The numbers that a field takes in this draft. */
export function numberRange(draft: Draft, { min, max }: NumberParameter): NumberRange {
  return max === null ? { least: min } : { least: min, most: Math.max(min, boundIn(draft, max)) };
}

/** The record that a form makes; null while a value is missing or outside what any school allows. */
export function constraintOfForm(
  rule: RuleRecord,
  { ownerType, bases: [base], values }: EnteredRule,
  { id, weight }: { readonly id: Id; readonly weight: Weight },
): Constraint | null {
  const own = Object.fromEntries(Object.keys(rule.fields).map((name) => [name, values[name]]));
  const isOnSet = rule.on === 'subjects' || rule.on === 'lessons';
  const stored = {
    ...own,
    id,
    weight,
    type: storedType(rule, ownerType),
    ...(!isOnSet && { base }),
    ...(rule.on !== 'subjects' && { constraint: rule.name }),
  };
  return constraintSchema.safeParse(stored).data ?? null;
}

function storedType({ on, name }: RuleRecord, ownerType: RuleOwnerType): string {
  if (on === 'subjects') return name;
  if (on === 'lessons') return 'lessons';
  if (on === 'side') return ownerType;
  if (on === 'subject') return 'subjectConstraint';
  return ownerType === 'group' ? 'groupConstraint' : 'teacherConstraint';
}

/** A new rule of an item: the values that the kind suggests, with the item in the sets that the rule is about. */
export function newRuleValues(draft: Draft, rule: RuleRecord, form: Omit<EnteredRule, 'values'>): RuleValues {
  let isInSet = rule.on !== 'subjects' && rule.on !== 'lessons';
  const entries = Object.entries(rule.fields).map(([name, field]): [string, unknown] => {
    if (field.type === 'items') {
      const items = isInSet ? [] : itemsOf(draft, form, field.of).slice(0, field.max ?? undefined);
      isInSet ||= items.length > 0;
      return [name, items];
    }
    if (field.type === 'item') return [name, null];
    if (field.type === 'indices' || field.type === 'cells') return [name, []];
    return [name, field.initial(draft)];
  });
  return fitUnits(draft, rule, { ...form, values: Object.fromEntries(entries) });
}

/** The items of a type that belong to the bases of a form. */
function itemsOf(
  draft: Draft,
  { ownerType, bases }: Omit<EnteredRule, 'values'>,
  type: string,
): readonly Id[] {
  if (ownerType === type) return bases;
  if (ownerType === 'subject' && type === 'lesson')
    return bases.flatMap((id) => draft.subjects[id]?.lessons ?? []);
  return [];
}

/** The values of a form whose kind was exchanged: those that the new kind has too stay. */
export function valuesForKind(
  draft: Draft,
  { from, to }: { readonly from: RuleRecord | undefined; readonly to: RuleRecord },
  form: EnteredRule,
): RuleValues {
  const fresh = newRuleValues(draft, to, form);
  const kept = Object.entries(to.fields).flatMap(([name, field]) => {
    const before = from?.fields[name];
    if (!before || !isSameField(before, field)) return [];
    const value = form.values[name];
    const isOne = field.type === 'indices' && field.isSingle;
    return [[name, isOne ? listOf(value).slice(0, 1) : value] as const];
  });
  return fitUnits(draft, to, { ...form, values: { ...fresh, ...Object.fromEntries(kept) } });
}

function isSameField(a: Field, b: Field): boolean {
  if (a.type === 'indices' && b.type === 'indices') return a.of === b.of;
  if (a.type === 'items' && b.type === 'items') return a.of === b.of && a.max === b.max;
  return a.type === b.type;
}

/** The values with minutes instead of periods where the items have no periods in common. */
export function fitUnits(draft: Draft, rule: RuleRecord, form: EnteredRule): RuleValues {
  const units = Object.entries(rule.fields).find(([, field]) => field.type === 'units');
  return units && needsMinutes(draft, rule, form) ? { ...form.values, [units[0]]: 'minute' } : form.values;
}

/**
 * True when periods have no meaning for a rule: one of its people or its subjects is of several structures.
 */
export function needsMinutes(draft: Draft, rule: RuleRecord, form: EnteredRule): boolean {
  if (form.ownerType !== 'teacher') return structuresOfForm(draft, rule, form).length > 1;
  // Teachers are apart from each other: each has periods in common with himself alone.
  return form.bases.some((id) => structuresOfForm(draft, rule, { ...form, bases: [id] }).length > 1);
}

/** The structures that the items of a rule are taught in. */
export function structuresOfForm(
  draft: Draft,
  rule: RuleRecord,
  { ownerType, bases, values }: EnteredRule,
): Id[] {
  const { teachers, groups, subjects, lessons } = draft;
  const ofSubjects = (ids: readonly Id[]) => ids.flatMap((id) => subjects[id]?.structure ?? []);
  const ofLessons = (ids: readonly Id[]) => ids.flatMap((id) => lessons[id]?.structure ?? []);
  if (rule.on === 'subjects' || rule.on === 'lessons') {
    const all = Object.entries(rule.fields).flatMap(([name, field]) => {
      if (field.type !== 'items') return [];
      const ids = listOf<Id>(values[name]);
      return field.of === 'subject' ? ofSubjects(ids) : field.of === 'lesson' ? ofLessons(ids) : [];
    });
    return [...new Set(all)];
  }
  const own = {
    teacher: () => ofSubjects(bases.flatMap((id) => teachers[id]?.subjects ?? [])),
    group: () => bases.flatMap((id) => groups[id]?.structure ?? []),
    subject: () => ofSubjects(bases),
    lesson: () => ofLessons(bases),
  };
  return [...new Set(own[ownerType]())];
}

const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);

/**
 * The number of periods that a field of a rule can name: those of the longest structure that its items are
 * taught in.
 */
export function periodCountOf(draft: Draft, rule: RuleRecord, form: EnteredRule): number {
  const { structures } = draft.schoolData;
  const own = structuresOfForm(draft, rule, form);
  const ids = own.length > 0 ? own : Object.keys(structures);
  return Math.max(0, ...ids.map((id) => structures[id]?.periods.length ?? 0));
}

/**
 * The faults of a rule as it was entered, from the declaration of its fields. A number that its field does not take keeps
 * it from being saved and is told by the field. `duplicate` is how it repeats another rule ('none' while a stored one is
 * edited).
 */
export function checkRuleForm(
  draft: Draft,
  rule: RuleRecord,
  form: EnteredRule,
  duplicate: FormDuplicate,
): FormAnswer<RuleFormIssue> {
  const errors = new Set<RuleFormIssue>();
  const warnings = new Set<RuleFormIssue>();
  let hasNumbers = true;
  const isOnSet = rule.on === 'subjects' || rule.on === 'lessons';
  if (form.bases.length === 0 && !isOnSet) errors.add(nobody[form.ownerType]);
  for (const [name, field] of Object.entries(rule.fields)) {
    const value = form.values[name];
    if (field.type === 'number') hasNumbers &&= isInRange(Number(value), numberRange(draft, field));
    else {
      const issue = fieldIssue(draft, rule, form, field, value);
      if (issue) errors.add(issue);
    }
    if (field.type === 'indices' && field.holdsLessons && listOf(value).length > 0) {
      const run = longestRun(listOf<number>(value));
      if (form.bases.some((id) => run < longestLesson(draft, form.ownerType, id))) {
        warnings.add('no-run-of-periods');
      }
    }
  }
  for (const [a, b] of rule.disjoint) {
    const first = new Set(listOf<Id>(form.values[a]));
    if (listOf<Id>(form.values[b]).some((id) => first.has(id))) errors.add('subject-on-both-sides');
  }
  if (isEmptyWindow(rule, form.values)) errors.add('empty-window');
  const repeats = duplicateIssue(rule, form, duplicate);
  if (repeats) (repeats === 'similar-values' ? warnings : errors).add(repeats);
  const canSave = hasNumbers && errors.size === 0;
  return { canSave, errors: [...errors], warnings: [...warnings] };
}

const nobody = {
  teacher: 'no-teachers',
  group: 'no-classes',
  subject: 'no-subjects',
  lesson: 'no-lessons-chosen',
} as const satisfies Record<RuleOwnerType, RuleFormIssue>;

function fieldIssue(
  draft: Draft,
  rule: RuleRecord,
  form: EnteredRule,
  field: Field,
  value: unknown,
): RuleFormIssue | null {
  switch (field.type) {
    case 'item':
      if (typeof value !== 'string') return 'no-target';
      return form.bases.every((base) => base === value) ? 'target-is-base' : null;
    case 'items':
      return itemsIssue(field, listOf<Id>(value));
    case 'indices':
      return listOf(value).length === 0 ? 'no-values' : null;
    case 'cells':
      return listOf(value).length === 0 ? 'no-cells' : null;
    case 'units':
      return value === 'period' && needsMinutes(draft, rule, form) ? 'periods-need-one-structure' : null;
    case 'period': {
      const isOnSet = rule.on === 'subjects' || rule.on === 'lessons';
      if (isOnSet && structuresOfForm(draft, rule, form).length > 1) return 'subjects-of-several-structures';
      const last = periodCountOf(draft, rule, form) - (field.isEnd ? 0 : 1);
      return isInRange(Number(value ?? Number.NaN), { least: field.isEnd ? 1 : 0, most: last })
        ? null
        : 'no-period';
    }
    default:
      return null;
  }
}

function itemsIssue(
  { of, min, max }: Extract<Field, { type: 'items' }>,
  ids: readonly Id[],
): RuleFormIssue | null {
  if (max === 2 && new Set(ids).size < 2) return 'two-lessons';
  if (ids.length >= min) return null;
  const none = {
    subject: 'no-subjects',
    lesson: 'no-lessons-chosen',
    classroom: 'no-classrooms',
    teacher: 'no-teachers',
    group: 'no-classes',
  } as const;
  return none[of];
}

function isEmptyWindow({ fields }: RuleRecord, values: RuleValues): boolean {
  const periods = Object.entries(fields).filter(([, field]) => field.type === 'period');
  const end = periods.find(([, field]) => field.type === 'period' && field.isEnd);
  const start = periods.find(([, field]) => field.type === 'period' && !field.isEnd);
  return start !== undefined && end !== undefined && Number(values[start[0]]) >= Number(values[end[0]]);
}

function duplicateIssue(rule: RuleRecord, form: EnteredRule, duplicate: FormDuplicate): RuleFormIssue | null {
  if (duplicate === 'none') return null;
  if (rule.on === 'teacher' || rule.on === 'group' || rule.on === 'teacherOrGroup') {
    const isClass = form.ownerType === 'group';
    if (form.bases.length === 1) return isClass ? 'class-has-similar' : 'teacher-has-similar';
    if (duplicate === 'exact') return isClass ? 'classes-have-this' : 'teachers-have-this';
    return isClass ? 'classes-have-similar' : 'teachers-have-similar';
  }
  if (duplicate === 'exact') return 'exact-duplicate';
  const hasSpacing = Object.values(rule.fields).some(({ type }) => type === 'units');
  return hasSpacing ? 'similar-duplicate' : 'similar-values';
}

/** The most values in a row. */
function longestRun(values: readonly number[]): number {
  const given = new Set(values);
  let longest = 0;
  for (const value of given) {
    let end = value;
    while (given.has(end)) end += 1;
    longest = Math.max(longest, end - value);
  }
  return longest;
}

function longestLesson(draft: Draft, type: RuleOwnerType, base: Id): number {
  const lessons = type === 'lesson' ? [base] : (draft.subjects[base]?.lessons ?? []);
  return Math.max(1, ...lessons.map((id) => draft.lessons[id]?.numPeriods ?? 1));
}
