import type { Draft, Placed } from '@bellgrid/model';
import { sidesOf, type TargetParams } from '../amounts/sides.ts';
import { togetherMatches } from '../amounts/together.ts';
import type { Place } from '../compile/problem-builder.ts';
import type { RuleForm } from '../define-constraint.ts';
import { sideName } from '../names/names.ts';
import { mutualRule } from './mutual-rule.ts';

/** What tells the rules apart that match each lesson of the smaller side with one of the other. */
interface TogetherRule {
  /** Matched lessons have equal keys. */
  keyOf(placed: Placed): string;
  /** "{base} is {says} {other}" is the rule. */
  readonly says: string;
  /** The same of a place, for the prover. */
  placeKeyOf(place: Place): number;
  readonly post: RuleForm<TargetParams>['post'];
}

/**
 * The rule that two sides stand together:
 * the lessons of the smaller side that are not matched count 1 each.
 */
export function togetherRule({ keyOf, placeKeyOf, says, post }: TogetherRule): RuleForm<TargetParams> {
  function named(draft: Draft, { type, base, other }: TargetParams, verb: 'is' | 'is not always'): string {
    return `${sideName(draft, type, base)} ${verb} ${says} ${sideName(draft, type, other)}`;
  }
  return {
    ...mutualRule,
    sentence: (params, draft) => named(draft, params, 'is'),
    matches: (params, timetable) => {
      const { draft } = timetable;
      return togetherMatches(timetable, sidesOf(draft, params), keyOf, named(draft, params, 'is not always'));
    },
    post,
    prove: (params, builder) => {
      const { a, b } = sidesOf(builder.draft, params);
      if (a.length <= b.length) builder.matched(a, b, placeKeyOf);
      else builder.matched(b, a, placeKeyOf);
    },
  };
}
