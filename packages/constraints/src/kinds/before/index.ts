import type { Draft, Lesson } from '@bellgrid/model';
import { endsBefore, pairMatches } from '../../amounts/pairwise.ts';
import {
  pairsOf,
  sidesOf,
  type TargetParams,
  targetDefaults,
  targetDuplicates,
  targetParams,
  targetReferences,
} from '../../amounts/sides.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { sideName } from '../../names/names.ts';

/** Pairs as (earlier, later): what the rule asks for. */
function orderedPairs(draft: Draft, params: TargetParams): [Lesson, Lesson][] {
  return pairsOf(sidesOf(draft, params));
}

export const before = defineConstraint({
  kind: 'before',
  family: 'subject',
  category: 'subject',
  params: targetParams,
  definition:
    'Lesson to lesson: 1 unless the first ends by the start of the second, in week order. Subject to subject: same-day pairs where it does not.',
  fet: 'Two activities ordered',
  xhstt: 'OrderEvents',
  defaults: targetDefaults,
  references: targetReferences,
  duplicates: targetDuplicates,
  sentence: ({ type, base, other }, draft) => {
    const names = `${sideName(draft, type, base)} is before ${sideName(draft, type, other)}`;
    return type === 'subject' ? `${names} whenever they are on one day` : `${names} in the week`;
  },
  matches: (params, timetable) =>
    pairMatches(
      timetable,
      orderedPairs(timetable.draft, params),
      (earlier, later) => {
        if (params.type === 'subject' && earlier.day !== later.day) return 0;
        return endsBefore(earlier, later) ? 0 : 1;
      },
      'the first has to end before the second starts',
    ),
  post: (params, builder) => {
    const relation = params.type === 'subject' ? 'beforeInDay' : 'before';
    builder.pairs(relation, orderedPairs(builder.draft, params));
  },
});
