import type { Assignment, Problem, Rule } from '../problem/problem.ts';
import { dayCountKind } from './primitives/day-counts.ts';
import { dayProfileKind } from './primitives/day-profile/day-profiles.ts';
import { daysUsedKind } from './primitives/days-used.ts';
import { evaluatedKind } from './primitives/evaluated-rules.ts';
import { pairKind } from './primitives/pair-rules.ts';
import type { CountedKind, Primitive, PrimitiveContext, RuleKind, RuleOf } from './primitives/primitive.ts';
import { startLoadKind } from './primitives/start-loads.ts';

/** The kinds that the search counts along, from cheap to costly: it checks them in this order. */
const countedKinds: {
  readonly [Kind in Exclude<Rule['kind'], 'evaluated'>]: CountedKind<RuleOf<Kind>>;
} = {
  pair: pairKind,
  dayCount: dayCountKind,
  daysUsed: daysUsedKind,
  startLoad: startLoadKind,
  dayProfile: dayProfileKind,
};

const ruleKinds: { readonly [Kind in Rule['kind']]: RuleKind<RuleOf<Kind>> } = {
  ...countedKinds,
  evaluated: evaluatedKind,
};

/** Returns the primitives of the rules, without those of no rule; evaluated rules are in `EvaluatedRules`. */
export function countedPrimitives(context: PrimitiveContext, rules: readonly Rule[]): Primitive[] {
  const kinds = Object.keys(countedKinds) as (keyof typeof countedKinds)[];
  return kinds.map((kind) => createPrimitive(context, rules, kind)).filter(({ isEmpty }) => !isEmpty);
}

function createPrimitive<Kind extends keyof typeof countedKinds>(
  context: PrimitiveContext,
  rules: readonly Rule[],
  kind: Kind,
): Primitive {
  return countedKinds[kind].create(context, rulesOf(rules, kind));
}

export function rulesOf<Kind extends Rule['kind']>(rules: readonly Rule[], kind: Kind): RuleOf<Kind>[] {
  return rules.filter((rule): rule is RuleOf<Kind> => rule.kind === kind);
}

/** Returns the amount of one rule, counted from nothing but the assignment. */
export function ruleAmount(problem: Problem, rule: Rule, assignment: Assignment): number {
  return kindOf(rule).amount(problem, rule, assignment);
}

/** Returns the fault of a rule beyond what all kinds have in common; null for none. */
export function ruleFault(problem: Problem, rule: Rule): string | null {
  return kindOf(rule).fault(problem, rule);
}

/** The entry of a rule takes that rule, which the types of a table cannot say. */
function kindOf(rule: Rule): RuleKind<Rule> {
  return ruleKinds[rule.kind] as RuleKind<Rule>;
}
