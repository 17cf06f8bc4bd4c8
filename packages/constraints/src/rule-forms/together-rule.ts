import type { Placed } from '@bellgrid/model';
import { named } from '../amounts/message-values.ts';
import { sidesOf, type TargetParams } from '../amounts/sides.ts';
import { togetherMatches } from '../amounts/together.ts';
import type { Place } from '../compile/problem-builder.ts';
import type { KindRecord, RuleForm } from './define-constraint.ts';

/** The differences between the rules that match each lesson of the smaller side with one of the other. */
interface TogetherRule {
  readonly asksFor: 'time' | 'day';
  /** Matched lessons have equal keys. */
  keyOf(placed: Placed): string;
  /** The key of a place, for the prover. */
  placeKeyOf(place: Place): number;
  readonly post: RuleForm<TargetParams>['post'];
}

/** The rule that two sides are placed together: each lesson of the smaller side without a match counts 1. */
export function togetherRule(
  record: KindRecord<TargetParams>,
  { asksFor, keyOf, placeKeyOf, post }: TogetherRule,
): RuleForm<TargetParams> {
  const rule: RuleForm<TargetParams>['rule'] = ({ type, base, other }) => ({
    base: named(type, base),
    other: named(type, other),
  });
  return {
    record,
    asksFor,
    rule,
    matches: (params, timetable) => {
      const { draft } = timetable;
      const message = { code: `kinds.${record.kind}.violation`, values: rule(params, draft) };
      return togetherMatches(timetable, sidesOf(draft, params), keyOf, message);
    },
    post,
    prove: (params, builder) => {
      const { a, b } = sidesOf(builder.draft, params);
      if (a.length <= b.length) builder.matched(a, b, placeKeyOf);
      else builder.matched(b, a, placeKeyOf);
    },
  };
}
