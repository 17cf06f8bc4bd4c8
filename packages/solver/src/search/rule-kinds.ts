import type { Assignment, Problem, Rule } from '../problem/problem.ts';
import { dayCountKind } from './primitives/day-counts.ts';
import { dayProfileKind } from './primitives/day-profile/day-profiles.ts';
import { daysUsedKind } from './primitives/days-used.ts';
import { evaluatedKind } from './primitives/evaluated-rules.ts';
import { pairKind } from './primitives/pair-rules.ts';
import type { Primitive, PrimitiveContext, RuleKind, RuleOf } from './primitives/primitive.ts';
import { startLoadKind } from './primitives/start-loads.ts';

/** The kinds of rules that the engine knows, from cheap to costly: the search checks them in this order. */
const ruleKinds: { readonly [Kind in Rule['kind']]: RuleKind<RuleOf<Kind>> } = {
  pair: pairKind,
  dayCount: dayCountKind,
  daysUsed: daysUsedKind,
  startLoad: startLoadKind,
  dayProfile: dayProfileKind,
  evaluated: evaluatedKind,
};

/** Returns the primitives of the rules, without those of no rule; evaluated rules are in `EvaluatedRules`. */
export function countedPrimitives(context: PrimitiveContext, rules: readonly Rule[]): Primitive[] {
  const kinds = Object.keys(ruleKinds) as Rule['kind'][];
  return kinds
    .filter((kind) => kind !== 'evaluated')
    .map((kind) => createPrimitive(context, rules, kind))
    .filter(({ isEmpty }) => !isEmpty);
}

function createPrimitive<Kind extends Rule['kind']>(
  context: PrimitiveContext,
  rules: readonly Rule[],
  kind: Kind,
): Primitive {
  return ruleKinds[kind].create(context, rulesOf(rules, kind));
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
