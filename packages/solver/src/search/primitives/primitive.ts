import type { SearchParams } from '../../params/search-params.ts';
import type { Assignment, Problem, Rule } from '../../problem/problem.ts';
import type { Random } from '../random.ts';
import type { Ejection } from './ejection.ts';

/** The hard or the soft rules of one kind, with the counts that are kept about them while units are placed and removed. */
export interface Primitive {
  readonly isEmpty: boolean;
  /** True if a rule is of `unit`: without one, a call for it does nothing. */
  concerns(unit: number): boolean;
  /**
   * Allows what the placed units violate, mostly the locked ones alone. The rule `tightened` is allowed one less, a limit per
   * day on one day; it must not be of pairs, of which no violation is ever tolerated.
   */
  tolerate(tightened?: Rule): void;
  /** Counts `unit` in at `start` (sign 1), or out (−1). */
  change(unit: number, start: number, sign: number): void;
  /** Returns the rise of the penalty when the unplaced `unit` is placed at `start`; may be negative. */
  rise(unit: number, start: number): number;
  /**
   * Adds to `ejection` the units that have to leave so that the unplaced `unit` may be placed at `start`; ties at random.
   * May stop once the weight of `ejection` reaches `bound`; a weight of NEVER or more means that no units would do.
   */
  eject(
    unit: number,
    start: number,
    ejection: Ejection,
    weights: Float64Array,
    bound: number,
    random: Random,
  ): void;
  /** Returns the units of the violated rules; a unit of several is repeated. Kinds without it are never softened. */
  violatedUnits?(): number[];
  /** Returns the placed units that have a part in a penalty; a unit of several is repeated. */
  penalisedUnits?(): number[];
  /** Returns the penalty of a kind without `penalisedUnits`. */
  otherPenalty?(): number;
  /** Raises the weight of the violated rules; of the earlier rises of the others a share remains. */
  weighViolated?(rise: number, remaining: number): void;
}

export type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { readonly kind: Kind }>;

/** The arrays of the timetable, which a primitive reads and never replaces, and what else it may need. */
export interface PrimitiveContext {
  readonly problem: Problem;
  readonly start: Int32Array;
  readonly room: Int32Array;
  readonly params: SearchParams['rules'];
  /** Units that never move. For hard rules: what these violate among themselves is tolerated. */
  readonly locked: Uint8Array;
  readonly areHard: boolean;
}

/** The declaration of a kind of rule: one entry of `ruleKinds`. */
export interface RuleKind<SomeRule extends Rule> {
  /** Returns the fault of a rule beyond what all kinds have in common; null for none. */
  readonly fault: (problem: Problem, rule: SomeRule) => string | null;
  /** Returns the amount of a rule, counted from nothing but the assignment. For assertions, not for the search. */
  readonly amount: (problem: Problem, rule: SomeRule, assignment: Assignment) => number;
}

/** A kind whose amounts the search counts along. */
export interface CountedKind<SomeRule extends Rule> extends RuleKind<SomeRule> {
  readonly create: (context: PrimitiveContext, rules: readonly SomeRule[]) => Primitive;
}
