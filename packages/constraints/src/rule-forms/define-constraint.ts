import type { Category, Draft, Id, Message, RuleRecord, Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import type { Values } from '../amounts/message-values.ts';
import type { ProblemBuilder } from '../compile/problem-builder.ts';
import type { ProofBuilder } from '../conflict/proof-builder.ts';
import { defaultParams, duplicationOf, referencesOfParams } from '../read/record-of.ts';
import type { Violation } from '../read/violation.ts';

/** The items that a constraint names, for badges, filters and the cascade of a deletion. */
export interface References {
  readonly teachers?: readonly Id[];
  readonly groups?: readonly Id[];
  readonly classrooms?: readonly Id[];
  readonly subjects?: readonly Id[];
  readonly lessons?: readonly Id[];
}

/** The stored record that a kind reads, and with it the form that edits it; `run`: the settings of a run. */
export type Family =
  | 'calendar'
  | 'subjectField'
  | 'subject'
  | 'teacher'
  | 'teacherOrGroup'
  | 'group'
  | 'ofSubject'
  | 'workload'
  | 'lessons'
  | 'run';

/**
 * The relation of two constraints of one kind: the same rule twice, the same scope with other values, or
 * neither.
 */
export type Duplication = 'exact' | 'similar' | 'none';

/** One time or one day for several lessons, directly after one another, or in a given order. */
export type AskedRelation = 'time' | 'day' | 'following' | 'order';

/**
 * One kind of constraint: all that the rest of the product knows of it.
 * `matches` is its meaning in plain code; `post` says the same to the engine.
 */
export interface ConstraintKind<Params> {
  /** Unique among all kinds. */
  readonly kind: string;
  readonly family: Family;
  /** The declaration of its records; null for the cells of calendars and the fields of subjects. */
  readonly record: RuleRecord | null;
  /** The stored name, where it differs from `kind`. */
  readonly name: string;
  readonly category: Category;
  /** Strict validation of the parameters, read off the stored record. */
  readonly params: z.ZodType<Params>;
  /** Parameters of a new constraint, before the user has chosen the items. */
  defaults(draft: Draft): Params;
  references(params: Params): References;
  /** Further records that its amount depends on, in addition to the items that it names. */
  reads?(params: Params, draft: Draft): References;
  /** The rule as a message: its text in the catalogue is `kinds.<kind>.rule`, without a full stop. */
  ruleMessage(params: Params, draft: Draft): Message;
  /**
   * The fields that values of its text show, where a value is not named after its field. `count` is the number that no
   * other value shows; two values of one list of lessons are its first and its second.
   */
  readonly slots?: Readonly<Record<string, string>>;
  /** Every violation of the rule in the timetable. Its amounts add up to the rule's amount. */
  matches(params: Params, timetable: Timetable): Violation[];
  /** True when it may have an amount without any placed lesson: it demands more lessons than there are. */
  readonly asksForLessons?: boolean;
  /** The relation between lessons that it asks for, which is the shape of a conflict that needs it. */
  readonly asksFor?: AskedRelation;
  /** True when the amounts of rules of other kinds depend on which records of this kind there are. */
  readonly isReadByOthers?: boolean;
  /** Posts the rule to the engine's problem; the builder knows its weight. */
  post(params: Params, builder: ProblemBuilder): void;
  /**
   * Posts the rule to the prover, for kinds that post an amount to the engine; without it, such a rule is
   * left out.
   */
  prove?(params: Params, builder: ProofBuilder): void;
  /** Returns the rule with its limit one step further out; null when there is none. Kinds without a limit have none. */
  loosen?(params: Params): Params | null;
  /** The relation of two constraints of the kind; only for kinds with records of their own. */
  duplicates?(params: Params, other: Params): Duplication;
  /** The meaning of the kind, for the documentation. */
  readonly definition: string;
  /** The counterparts in other programs' files. */
  readonly fet?: string;
  readonly xhstt?: string;
  /** True for kinds that other products do not have. */
  readonly beyond?: boolean;
}

/** The record declaration of a kind with these parameters. */
export type KindRecord<Params> = RuleRecord & { readonly params: z.ZodType<Params> };

type FromRecord = 'kind' | 'family' | 'name' | 'record' | 'params' | 'defaults' | 'references' | 'duplicates';

/** Declared by every kind: its texts and its meaning. */
type Meaning<Params> = Omit<ConstraintKind<Params>, FromRecord | 'ruleMessage'> & {
  /** The values that the text of the rule names. */
  rule(params: Params, draft: Draft): Values;
  /** The text of these parameters, of a rule with several: `kinds.<kind>.rule.<variant>`. */
  variant?(params: Params, draft: Draft): string;
};

/** A kind with records of its own: everything about the record comes from its declaration. */
type Declaration<Params> = Meaning<Params> & { readonly record: KindRecord<Params> };

/** A kind that is stored in another record. */
type HeldElsewhere<Params> = Meaning<Params> & { readonly record?: undefined } & Pick<
    ConstraintKind<Params>,
    'kind' | 'family' | 'params' | 'defaults' | 'references'
  >;

/** The part of a declaration that several kinds share: everything but their place and their documentation. */
export type RuleForm<Params> = Omit<
  Declaration<Params>,
  'category' | 'definition' | 'fet' | 'xhstt' | 'beyond'
>;

const families = {
  teacher: 'teacher',
  group: 'group',
  teacherOrGroup: 'teacherOrGroup',
  subject: 'ofSubject',
  side: 'subject',
  subjects: 'workload',
  lessons: 'lessons',
} as const satisfies Record<RuleRecord['on'], Family>;

/** Declares a kind of constraint. */
export function defineConstraint<Params>(
  declaration: Declaration<Params> | HeldElsewhere<Params>,
): ConstraintKind<Params> {
  const { rule, variant, ...rest } = declaration;
  const stored = rest.record ? ofRecord(rest.record) : { ...rest, record: null, name: rest.kind };
  const code = `kinds.${stored.kind}.rule`;
  return {
    ...rest,
    ...stored,
    ruleMessage: (params, draft) => ({
      code: variant ? `${code}.${variant(params, draft)}` : code,
      values: rule(params, draft),
    }),
  };
}

function ofRecord<Params>(record: KindRecord<Params>): Pick<ConstraintKind<Params>, FromRecord> {
  return {
    record,
    kind: record.kind,
    family: families[record.on],
    name: record.name,
    params: record.params,
    defaults: (draft) => record.params.parse(defaultParams(record, draft)),
    references: (params) => referencesOfParams(record, params as object),
    duplicates: (a, b) => duplicationOf(record, a as object, b as object),
  };
}

/** A kind whose parameters are not known to the reader; they always come from the kind's own `params`. */
export type AnyKind = ConstraintKind<unknown>;
