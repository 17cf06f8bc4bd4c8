import type { Placed } from '@bellgrid/model';
import type { PairRule } from '@bellgrid/solver';
import { named } from '../amounts/message-values.ts';
import { pairMatches } from '../amounts/pairwise.ts';
import { pairsOf, sidesOf, type TargetParams } from '../amounts/sides.ts';
import type { KindRecord, RuleForm } from './define-constraint.ts';

/** The differences between the rules that keep each lesson of one side away from each of the other. */
interface ApartRule {
  /** True when the two are placed as the rule forbids. */
  meet(a: Placed, b: Placed): boolean;
  /** The forbidden relation in the engine's terms. */
  readonly relation: PairRule['relation'];
}

/** The rule that no lesson of one side meets one of the other: each pair that does counts 1. */
export function apartRule(
  record: KindRecord<TargetParams>,
  { meet, relation }: ApartRule,
): RuleForm<TargetParams> {
  return {
    record,
    rule: ({ type, base, other }) => ({ base: named(type, base), other: named(type, other) }),
    variant: ({ base, other }) => (base === other ? 'alone' : 'pair'),
    matches: (params, timetable) =>
      pairMatches(
        timetable,
        pairsOf(sidesOf(timetable.draft, params)),
        (a, b) => (meet(a, b) ? 1 : 0),
        `kinds.${record.kind}.violation`,
      ),
    post: (params, builder) => builder.pairs(relation, pairsOf(sidesOf(builder.draft, params))),
  };
}
