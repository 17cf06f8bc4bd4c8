import type { Placed } from '@bellgrid/model';
import type { PairRule } from '@bellgrid/solver';
import { pairMatches } from '../amounts/pairwise.ts';
import { pairsOf, sidesOf, type TargetParams } from '../amounts/sides.ts';
import type { RuleForm } from '../define-constraint.ts';
import { sideName } from '../names/names.ts';
import { mutualRule } from './mutual-rule.ts';

/** What tells the rules apart that keep each lesson of one side away from each of the other. */
interface ApartRule {
  /** Whether the two stand as they may not. */
  meet(a: Placed, b: Placed): boolean;
  /** The same for the engine. */
  readonly relation: PairRule['relation'];
  /** "{base} and {other} {says}" is the rule. */
  readonly says: string;
  /** Ends the sentence about a pair that breaks it. */
  readonly because: string;
}

/** The rule that no lesson of one side meets one of the other: each pair that does counts 1. */
export function apartRule({ meet, relation, says, because }: ApartRule): RuleForm<TargetParams> {
  return {
    ...mutualRule,
    sentence: ({ type, base, other }, draft) => {
      const name = sideName(draft, type, base);
      return base === other
        ? `Lessons of ${name} ${says}`
        : `${name} and ${sideName(draft, type, other)} ${says}`;
    },
    matches: (params, timetable) =>
      pairMatches(
        timetable,
        pairsOf(sidesOf(timetable.draft, params)),
        (a, b) => (meet(a, b) ? 1 : 0),
        because,
      ),
    post: (params, builder) => builder.pairs(relation, pairsOf(sidesOf(builder.draft, params))),
  };
}
