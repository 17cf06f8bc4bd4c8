import type { Draft, Lesson } from '@bellgrid/model';
import { endsBefore, pairMatches } from '../amounts/pairwise.ts';
import {
  pairsOf,
  sidesOf,
  type TargetParams,
  targetDefaults,
  targetParams,
  targetReferences,
} from '../amounts/sides.ts';
import type { RuleForm } from '../define-constraint.ts';
import { sideName } from '../names/names.ts';

/** What tells the rules apart that put one side's lessons before the other's. */
interface OrderRule {
  /** Which side comes first. */
  readonly earlier: 'base' | 'other';
  /** "{base} {says} {other}" is the rule. */
  readonly says: string;
}

/**
 * The rule that one side is before the other:
 * each pair in the wrong order counts 1, of subjects those of one day alone.
 */
export function orderRule({ earlier, says }: OrderRule): RuleForm<TargetParams> {
  /** Pairs as (earlier, later): what the rule asks for. */
  function orderedPairs(draft: Draft, params: TargetParams): [Lesson, Lesson][] {
    const pairs = pairsOf(sidesOf(draft, params));
    return earlier === 'base' ? pairs : pairs.map(([base, other]) => [other, base]);
  }
  return {
    params: targetParams,
    defaults: targetDefaults,
    references: targetReferences,
    duplicates: (a, b) => (a.type === b.type && a.base === b.base && a.other === b.other ? 'exact' : 'none'),
    sentence: ({ type, base, other }, draft) => {
      const names = `${sideName(draft, type, base)} ${says} ${sideName(draft, type, other)}`;
      return type === 'subject' ? `${names} whenever they are on one day` : `${names} in the week`;
    },
    matches: (params, timetable) =>
      pairMatches(
        timetable,
        orderedPairs(timetable.draft, params),
        (first, second) => {
          if (params.type === 'subject' && first.day !== second.day) return 0;
          return endsBefore(first, second) ? 0 : 1;
        },
        'the first has to end before the second starts',
      ),
    post: (params, builder) => {
      const relation = params.type === 'subject' ? 'beforeInDay' : 'before';
      builder.pairs(relation, orderedPairs(builder.draft, params));
    },
  };
}
