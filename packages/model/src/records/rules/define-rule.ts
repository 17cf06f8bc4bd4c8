import * as z from 'zod';
import { idSchema } from '../../values/id.ts';
import { WEIGHT, weightSchema } from '../../values/weight.ts';
import type { Field, Fields } from './fields.ts';
import { baseSchema } from './scope.ts';

/** The scope that a rule is stored for: it decides the fields that all rules of the kind share. */
export type RuleOn = 'teacher' | 'group' | 'teacherOrGroup' | 'subject' | 'side' | 'subjects' | 'lessons';

export const weight = weightSchema.default(WEIGHT.HARD);

const teacher = z.literal('teacherConstraint');
const group = z.literal('groupConstraint');
const person = z.enum(['teacherConstraint', 'groupConstraint']);
const side = z.enum(['subject', 'lesson']);

/** The fields that name the one item that a rule is about. */
const bases = {
  teacher: { base: idSchema },
  group: { base: idSchema },
  subject: { base: idSchema },
  teacherOrGroup: { type: person.default('teacherConstraint'), base: idSchema },
  side: { type: side, base: idSchema },
  subjects: {},
  lessons: {},
} as const satisfies Record<RuleOn, z.ZodRawShape>;

type Schemas<Own extends Fields> = { readonly [Name in keyof Own]: Own[Name]['schema'] };

/** A kind of rule as the draft stores it; the meaning is in the package `constraints`. */
export interface RuleRecord<
  Kind extends string = string,
  On extends RuleOn = RuleOn,
  Own extends Fields = Fields,
  Name extends string = string,
> {
  /** Unique among all kinds. */
  readonly kind: Kind;
  readonly on: On;
  /** The stored name: `constraint`, or `type` of rules on sets of subjects. */
  readonly name: Name;
  readonly fields: Own;
  /** The base and the fields of the kind, without id, weight and name: of a rule for many, those for one member. */
  readonly params: z.ZodObject<(typeof bases)[On] & Schemas<Own>>;
  /** Fields that must not have an item in common. */
  readonly disjoint: readonly (readonly [keyof Own & string, keyof Own & string])[];
  /** True for a rule that means the same with its base and its other item exchanged. */
  readonly isMutual: boolean;
  /** The lessons that the rule permits to share time: those of a chain of rules, or its two sides only; null for other rules. */
  readonly permits: 'chain' | 'pair' | null;
}

interface Options<Kind extends string, On extends RuleOn, Own extends Fields, Name extends string> {
  readonly kind: Kind;
  readonly on: On;
  readonly name?: Name;
  readonly fields: Own;
  readonly disjoint?: RuleRecord<Kind, On, Own>['disjoint'];
  readonly isMutual?: boolean;
  readonly permits?: 'chain' | 'pair';
}

/** Declares the stored form of a kind of rule. Everything that handles its record reads this declaration. */
export function defineRule<
  const Kind extends string,
  const On extends RuleOn,
  const Own extends Fields,
  const Name extends string = Kind,
>(options: Options<Kind, On, Own, Name>): RuleRecord<Kind, On, Own, Name> {
  const { kind, on, fields, disjoint = [], isMutual = false, permits = null } = options;
  const schemas = Object.fromEntries(
    Object.entries<Field>(fields).map(([name, { schema }]) => [name, schema]),
  ) as Schemas<Own>;
  const params = z.object({ ...bases[on], ...schemas }) as RuleRecord<Kind, On, Own>['params'];
  const name = options.name ?? (kind as string as Name);
  return { kind, on, name, fields, params, disjoint, isMutual, permits };
}

const types = {
  teacher,
  group,
  subject: z.literal('subjectConstraint'),
  teacherOrGroup: person,
  side,
  lessons: z.literal('lessons'),
} as const satisfies Record<Exclude<RuleOn, 'subjects'>, z.ZodType>;

/** Returns whether the base of a rule of this declaration may be a scope. */
export function hasScope({ on }: Pick<RuleRecord, 'on'>): boolean {
  return on === 'teacher' || on === 'group' || on === 'teacherOrGroup' || on === 'subject';
}

/** The schema of the whole record of a rule. */
export function storedSchema(rule: RuleRecord): z.ZodObject {
  const { on, name, params } = rule;
  const own = { ...params.shape, id: idSchema, weight };
  const record = hasScope(rule) ? { ...own, base: baseSchema } : own;
  if (on === 'subjects') return z.object({ ...record, type: z.literal(name) });
  return z.object({ ...record, type: types[on], constraint: z.literal(name) });
}
