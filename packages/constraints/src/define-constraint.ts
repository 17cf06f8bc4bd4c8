import type { Category, Draft, Id, Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import type { ProblemBuilder } from './compile/problem-builder.ts';
import type { ProofBuilder } from './conflict/proof-builder.ts';
import type { Violation } from './violation.ts';

/** The items that a constraint names, for badges, filters and what a deletion takes along. */
export interface References {
  readonly teachers?: readonly Id[];
  readonly groups?: readonly Id[];
  readonly classrooms?: readonly Id[];
  readonly subjects?: readonly Id[];
  readonly lessons?: readonly Id[];
}

/** Which stored thing a kind reads, and with it the form that edits it. */
export type Family =
  | 'calendar'
  | 'subjectField'
  | 'subject'
  | 'teacher'
  | 'teacherOrGroup'
  | 'group'
  | 'workload'
  | 'lessons';

/** How two constraints of one kind relate: the same rule twice, the same scope with other values, or neither. */
export type Duplication = 'exact' | 'similar' | 'none';

/**
 * One kind of constraint: all that the rest of the product knows of it.
 * `matches` is its meaning in plain code; `post` says the same to the engine.
 */
export interface ConstraintKind<Params> {
  /** Unique among all kinds. */
  readonly kind: string;
  readonly family: Family;
  /** The stored `constraint` name, where it differs from `kind`. */
  readonly name: string;
  readonly category: Category;
  /** Strict validation of the parameters, read off the stored record. */
  readonly params: z.ZodType<Params>;
  /** Parameters of a new constraint, before the user has chosen the items. */
  defaults(draft: Draft): Params;
  references(params: Params): References;
  /** What else its amount depends on, where that is more than the items that it names. */
  reads?(params: Params, draft: Draft): References;
  /** The rule as one plain sentence with the names in it, without a full stop. */
  sentence(params: Params, draft: Draft): string;
  /** Every violation of the rule in the timetable. Its amounts add up to the rule's amount. */
  matches(params: Params, timetable: Timetable): Violation[];
  /** Whether it may have an amount where nothing stands: it asks for more lessons than there are. */
  readonly asksForLessons?: boolean;
  /** Posts the rule to the engine's problem; the builder knows its weight. */
  post(params: Params, builder: ProblemBuilder): void;
  /** Says the rule to the prover, where what it posts to the engine is an amount; without it, such a rule is left out. */
  prove?(params: Params, builder: ProofBuilder): void;
  /** The same rule with its limit one step further out; null when there is none. Kinds without a limit have none. */
  loosen?(params: Params): Params | null;
  /** For kinds that refuse a second constraint of the same form. */
  duplicates?(params: Params, other: Params): Duplication;
  /** What the kind means, for the documentation. */
  readonly definition: string;
  /** The counterparts in other programs' files. */
  readonly fet?: string;
  readonly xhstt?: string;
  /** True for kinds that other products do not have. */
  readonly beyond?: boolean;
}

type Declaration<Params> = Omit<ConstraintKind<Params>, 'name'> & { readonly name?: string };

/** What several kinds can have in common: all but their names, their place and their documentation. */
export type RuleForm<Params> = Omit<
  ConstraintKind<Params>,
  'kind' | 'family' | 'name' | 'category' | 'definition' | 'fet' | 'xhstt' | 'beyond'
>;

/** Declares a kind of constraint. */
export function defineConstraint<Params>(declaration: Declaration<Params>): ConstraintKind<Params> {
  return { ...declaration, name: declaration.name ?? declaration.kind };
}

/** A kind whose parameters are not known to the reader; they always come from the kind's own `params`. */
export type AnyKind = ConstraintKind<unknown>;
