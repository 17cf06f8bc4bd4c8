import * as z from 'zod';
import { type Id, idSchema } from '../../values/id.ts';
import { LEVEL, levelSchema, type Weight } from '../../values/weight.ts';
import { MAX_PERIODS } from '../schedule-structure.ts';
import { type RuleRecord, storedSchema, weight } from './define-rule.ts';
import { dayIndexSchema, periodIndexSchema } from './fields.ts';
import { itemRules } from './item-rules.ts';
import { lessonsRules } from './lessons-rules.ts';
import type { Base } from './scope.ts';
import { sideRules, subjectsRules } from './subject-rules.ts';

/** One cell of a teacher's, class's or classroom's calendar in one structure. `base` is the item's id. */
export const calendarConstraintSchema = z.object({
  id: idSchema,
  type: z.enum(['teacher', 'group', 'classroom']),
  base: idSchema,
  day: dayIndexSchema,
  period: periodIndexSchema,
  level: levelSchema.default(LEVEL.HARD),
  weight,
  structure: idSchema,
});
export type CalendarConstraint = z.infer<typeof calendarConstraintSchema>;

export type SubjectConstraintName = (typeof sideRules)[keyof typeof sideRules]['name'];
export const subjectConstraintNames = Object.values(sideRules).map(({ name }) => name);

/**
 * A rule of a subject's lessons or of one lesson. `values` are period or day indices; `other` is the
 * target, of the same type as the base. `metaData` marks a constraint generated from a class division.
 */
export const subjectConstraintSchema = z.object({
  id: idSchema,
  type: z.enum(['subject', 'lesson']),
  base: idSchema,
  other: idSchema.nullable().default(null),
  constraint: z.enum(subjectConstraintNames),
  values: z.array(periodIndexSchema).max(MAX_PERIODS).default([]),
  weight,
  metaData: z.object({ fromTrack: idSchema, toTrack: idSchema }).nullable().default(null),
});
export type SubjectConstraint = z.infer<typeof subjectConstraintSchema>;

type Stored = { id: Id; weight: Weight };
type Rules<Kinds> = Kinds[keyof Kinds];
type ParamsOf<Rule extends RuleRecord> = z.infer<Rule['params']>;
type ItemType<Rule extends RuleRecord> = {
  teacher: 'teacherConstraint';
  group: 'groupConstraint';
  teacherOrGroup: 'teacherConstraint' | 'groupConstraint';
  subject: 'subjectConstraint';
  side: never;
  subjects: never;
  lessons: never;
}[Rule['on']];

type ItemRecord<Rule> = Rule extends RuleRecord
  ? Stored & Omit<ParamsOf<Rule>, 'base'> & { type: ItemType<Rule>; base: Base; constraint: Rule['name'] }
  : never;
type LessonsRecord<Rule> = Rule extends RuleRecord
  ? Stored & ParamsOf<Rule> & { type: 'lessons'; constraint: Rule['name'] }
  : never;
type SubjectsRecord<Rule> = Rule extends RuleRecord
  ? Stored & ParamsOf<Rule> & { type: Rule['name'] }
  : never;

/** A rule of one teacher, class or subject, or of a scope of them, by its kind. */
export type ItemConstraint = ItemRecord<Rules<typeof itemRules>>;
/** A rule of a set of lessons, by its kind. */
export type LessonsConstraint = LessonsRecord<Rules<typeof lessonsRules>>;
/** A rule of sets of subjects, by its kind. */
export type SubjectsConstraint = SubjectsRecord<Rules<typeof subjectsRules>>;
export type Constraint =
  | CalendarConstraint
  | SubjectConstraint
  | ItemConstraint
  | LessonsConstraint
  | SubjectsConstraint;
export type ConstraintType = Constraint['type'];

/** A record in which fields may be missing that have a default. */
type WithDefaults<Each> = Each extends unknown
  ? Partial<Each> & Pick<Each, Extract<'id' | 'type' | 'base' | 'constraint', keyof Each>>
  : never;
export type ConstraintInput = WithDefaults<Constraint>;

const schemasOf = (kinds: Readonly<Record<string, RuleRecord>>) => Object.values(kinds).map(storedSchema);
const byConstraint = (kinds: Readonly<Record<string, RuleRecord>>) => {
  const [first, ...others] = schemasOf(kinds);
  if (!first) throw new Error('There is no kind of rule.');
  return z.discriminatedUnion('constraint', [first, ...others]);
};

/** Every record of `constraints`. The schemas of rules come from the declarations of their kinds. */
export const constraintSchema = z.discriminatedUnion('type', [
  calendarConstraintSchema,
  subjectConstraintSchema,
  byConstraint(itemRules),
  byConstraint(lessonsRules),
  ...schemasOf(subjectsRules),
]) as unknown as z.ZodType<Constraint, ConstraintInput>;
