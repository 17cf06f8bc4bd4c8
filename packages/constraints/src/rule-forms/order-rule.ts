import type { Draft, Lesson } from '@bellgrid/model';
import { named } from '../amounts/message-values.ts';
import { endsBefore, pairMatches } from '../amounts/pairwise.ts';
import { pairsOf, sidesOf, type TargetParams } from '../amounts/sides.ts';
import type { KindRecord, RuleForm } from './define-constraint.ts';

/** The differences between the rules that put one side's lessons before the other's. */
interface OrderRule {
  /** The side that comes first. */
  readonly earlier: 'base' | 'other';
}

/**
 * The rule that one side is before the other:
 * each pair in the wrong order counts 1, of subjects those of one day alone.
 */
export function orderRule(record: KindRecord<TargetParams>, { earlier }: OrderRule): RuleForm<TargetParams> {
  /** Pairs of lessons as (earlier, later), as the rule orders them. */
  function orderedPairs(draft: Draft, params: TargetParams): [Lesson, Lesson][] {
    const pairs = pairsOf(sidesOf(draft, params));
    return earlier === 'base' ? pairs : pairs.map(([base, other]) => [other, base]);
  }
  return {
    record,
    asksFor: 'order',
    rule: ({ type, base, other }) => ({ base: named(type, base), other: named(type, other) }),
    variant: ({ type }) => type,
    matches: (params, timetable) =>
      pairMatches(
        timetable,
        orderedPairs(timetable.draft, params),
        (first, second) => {
          if (params.type === 'subject' && first.day !== second.day) return 0;
          return endsBefore(first, second) ? 0 : 1;
        },
        `kinds.${record.kind}.violation`,
      ),
    post: (params, builder) => {
      const relation = params.type === 'subject' ? 'beforeInDay' : 'before';
      builder.pairs(relation, orderedPairs(builder.draft, params));
    },
  };
}
