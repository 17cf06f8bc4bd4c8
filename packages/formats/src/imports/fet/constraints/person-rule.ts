import type { KindName } from '@bellgrid/constraints';
import type { Id, Weight } from '@bellgrid/model';
import type { ExportContext } from '../../../exports/fet/export-context.ts';
import type { FetMode } from '../source/fet-file.ts';
import { percentWeight } from '../source/percent-weight.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { Children } from './children.ts';
import { outcomeOf, type RuleScope, ruledClasses } from './class-views.ts';
import { CARRIED, type ConstraintImporter, notCarried, type Outcome } from './constraint-importer.ts';
import type { ImportContext, PersonParams, RuleForAll } from './import-context.ts';
import { flagOf, studentsOf, teacherOf } from './references.ts';

type Text = string | number | boolean;

/** A parameter of a kind, and the child of FET's element that holds it. */
export interface PersonField<Value> {
  /** Null when FET's element says nothing of it. */
  readonly child: string | null;
  readonly isOptional?: boolean;
  read(element: FetElement, context: ImportContext): Value;
  /** The child's text; null for a value that FET's element cannot have. */
  write(value: unknown, context: ExportContext): Text | null;
}

/** A child that says yes or no about what the kind cannot vary. */
export interface FixedFlag {
  readonly child: string;
  readonly value: boolean;
  /** The text of the reason why an element with the other value is not carried. */
  readonly otherwise: string;
}

/**
 * The translation of a rule about each day or week of a teacher or of students into one of the draft, and
 * back.
 */
export interface PersonRule<Kind extends KindName> {
  /** FET's name without the people: `MaxGapsPerWeek` of `ConstraintTeacherMaxGapsPerWeek`. */
  readonly name: string;
  readonly people: 'teachers' | 'students' | 'both';
  readonly mode: FetMode | 'both';
  readonly scope: RuleScope;
  readonly kind: Kind;
  readonly fields: { readonly [Name in keyof PersonParams<Kind>]: PersonField<PersonParams<Kind>[Name]> };
  readonly flag?: FixedFlag;
  /** The outcome of a rule that says nothing in this file, or that has no counterpart in it; else null. */
  readonly unless?: (
    params: PersonParams<Kind>,
    context: ImportContext,
    element: FetElement,
  ) => Outcome | null;
  /** True for a rule that is always kept; FET refuses files with some of these. */
  readonly isAlwaysKept?: (params: PersonParams<Kind>) => boolean;
  /** True for a rule that someone without lessons breaks. */
  readonly wantsLessons?: (params: PersonParams<Kind>) => boolean;
  /** Adds the rule of one teacher, in place of a record of its own. */
  readonly addToTeacher?: (
    context: ImportContext,
    base: Id,
    params: PersonParams<Kind>,
    weight: Weight,
  ) => void;
}

/** A stored rule, whose fields are those of its kind. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** The elements of a rule of one person, or set of students, and of the same rule for all. */
export interface FetTags {
  readonly one: string;
  readonly all: string;
}

/** A rule of a person in FET's words: the element's name and children, without the person and the weight. */
export interface WrittenRule {
  readonly kind: KindName;
  readonly teacher: FetTags | null;
  readonly students: FetTags | null;
  /** The children with their texts; null for parameters that FET's element cannot have. */
  readonly write: (record: StoredFields, context: ExportContext) => (readonly [string, Text])[] | null;
  readonly isAlwaysKept?: ((record: StoredFields) => boolean) | undefined;
}

export interface PersonRules {
  readonly importers: readonly ConstraintImporter[];
  /** Null for rules of the mornings-afternoons mode: files are written in the official one. */
  readonly written: WrittenRule | null;
}

/** The importers of a rule, for one and for all teachers and students, and its counterpart in exports. */
export function personRule<Kind extends KindName>(rule: PersonRule<Kind>): PersonRules {
  const { name, people } = rule;
  const importers: ConstraintImporter[] = [];
  const teacher = { one: `ConstraintTeacher${name}`, all: `ConstraintTeachers${name}` };
  const students = { one: `ConstraintStudentsSet${name}`, all: `ConstraintStudents${name}` };
  if (people !== 'students')
    importers.push(ofTeachers(teacher.one, rule, 'one'), ofTeachers(teacher.all, rule, 'all'));
  if (people !== 'teachers')
    importers.push(ofStudents(students.one, rule, 'one'), ofStudents(students.all, rule, 'all'));
  const written: WrittenRule = {
    kind: rule.kind,
    teacher: people === 'students' ? null : teacher,
    students: people === 'teachers' ? null : students,
    write: (record, context) => writeFields(fieldsOf(rule), rule.flag, record, context),
    // The record is one of the kind.
    isAlwaysKept: rule.isAlwaysKept as WrittenRule['isAlwaysKept'],
  };
  return { importers, written: rule.mode === 'Mornings_Afternoons' ? null : written };
}

function fieldsOf<Kind extends KindName>({ fields }: PersonRule<Kind>): [string, PersonField<unknown>][] {
  return Object.entries<PersonField<unknown>>(fields);
}

function writeFields(
  fields: readonly [string, PersonField<unknown>][],
  flag: FixedFlag | undefined,
  record: StoredFields,
  context: ExportContext,
): (readonly [string, Text])[] | null {
  const children: (readonly [string, Text])[] = [];
  for (const [name, { child, write }] of fields) {
    const text = write(record[name], context);
    if (text === null) return null;
    if (child !== null) children.push([child, text]);
  }
  if (flag) children.push([flag.child, flag.value]);
  return children;
}

type Reach = 'one' | 'all';

function ofTeachers<Kind extends KindName>(
  name: string,
  rule: PersonRule<Kind>,
  reach: Reach,
): ConstraintImporter {
  return importer(
    name,
    rule,
    reach === 'one' ? { Teacher: 'once' } : {},
    (element, context, params, weight) => {
      const { kind, addToTeacher } = rule;
      const members = teachersOf(element, context, reach);
      for (const base of members) {
        if (addToTeacher) addToTeacher(context, base, params, weight);
        else context.addToPerson('teacherConstraint', base, kind, params, weight);
      }
      if (reach === 'all') noteForAll(context, 'teacherConstraint', rule, { params, weight, members });
      return CARRIED;
    },
  );
}

function ofStudents<Kind extends KindName>(
  name: string,
  rule: PersonRule<Kind>,
  reach: Reach,
): ConstraintImporter {
  return importer(
    name,
    rule,
    reach === 'one' ? { Students: 'once' } : {},
    (element, context, params, weight) => {
      const atoms = reach === 'one' ? studentsOf(element, context).atoms : null;
      const ruled = ruledClasses(context, atoms, rule.scope);
      for (const base of ruled.classes)
        context.addToPerson('groupConstraint', base, rule.kind, params, weight);
      const members = ruled.classes;
      if (reach === 'all') noteForAll(context, 'groupConstraint', rule, { params, weight, members });
      return outcomeOf(ruled);
    },
  );
}

function noteForAll<Kind extends KindName>(
  context: ImportContext,
  type: RuleForAll['type'],
  { kind, wantsLessons }: PersonRule<Kind>,
  carried: { readonly params: PersonParams<Kind>; readonly weight: Weight; readonly members: readonly Id[] },
): void {
  const isBroken = wantsLessons?.(carried.params) ?? false;
  context.rulesForAll.push({ type, constraint: kind, ...carried, wantsLessons: isBroken });
}

/** The teachers with lessons that an element means: the one that it names, or all. */
export function teachersOf(element: FetElement, context: ImportContext, reach: Reach): Id[] {
  const ids = reach === 'one' ? [teacherOf(element, context)] : [...context.teacherIds.values()];
  return ids.filter((id) => (context.draft.teachers[id]?.subjects.length ?? 0) > 0);
}

const OTHER_MODE: Readonly<Record<FetMode, string>> = {
  Official: 'imports.fet.reason.halfDays',
  Mornings_Afternoons: 'imports.fet.reason.onlyHalfDays',
};

function importer<Kind extends KindName>(
  name: string,
  rule: PersonRule<Kind>,
  person: Children,
  carry: (element: FetElement, context: ImportContext, params: PersonParams<Kind>, weight: Weight) => Outcome,
): ConstraintImporter {
  const { mode, flag, unless } = rule;
  return {
    name,
    children: { ...person, ...childrenOf(rule) },
    carry: (element, context, percent) => {
      if (mode !== 'both' && mode !== context.file.mode) return notCarried(OTHER_MODE[mode]);
      const params = paramsOf(rule, element, context);
      const other = unless?.(params, context, element);
      if (other) return other;
      if (flag && flagOf(element, flag.child, flag.value) !== flag.value) return notCarried(flag.otherwise);
      return carry(element, context, params, percentWeight(percent));
    },
  };
}

function childrenOf<Kind extends KindName>(rule: PersonRule<Kind>): Children {
  const own = fieldsOf(rule).flatMap(([, { child, isOptional = false }]) =>
    child === null ? [] : [[child, isOptional ? 'optional' : 'once'] as const],
  );
  return { ...Object.fromEntries(own), ...(rule.flag ? { [rule.flag.child]: 'optional' } : {}) };
}

function paramsOf<Kind extends KindName>(
  rule: PersonRule<Kind>,
  element: FetElement,
  context: ImportContext,
): PersonParams<Kind> {
  const values = fieldsOf(rule).map(([name, field]) => [name, field.read(element, context)]);
  // The declaration of the fields gives each parameter a field of its type.
  return Object.fromEntries(values) as PersonParams<Kind>;
}
