import { pairMatches } from '../../amounts/pairwise.ts';
import {
  mutualDuplicates,
  pairsOf,
  sidesOf,
  targetDefaults,
  targetParams,
  targetReferences,
} from '../../amounts/sides.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { sideName } from '../../names/names.ts';

export const notSameDay = defineConstraint({
  kind: 'notSameDay',
  name: 'not same day',
  family: 'subject',
  category: 'subject',
  params: targetParams,
  definition: 'Pairs (a, b) on one day.',
  fet: 'Min days between activities (1)',
  xhstt: 'SpreadEvents',
  defaults: targetDefaults,
  references: targetReferences,
  duplicates: mutualDuplicates,
  sentence: ({ type, base, other }, draft) =>
    base === other
      ? `Lessons of ${sideName(draft, type, base)} are never on the same day`
      : `${sideName(draft, type, base)} and ${sideName(draft, type, other)} are never on the same day`,
  matches: (params, timetable) =>
    pairMatches(
      timetable,
      pairsOf(sidesOf(timetable.draft, params)),
      (a, b) => (a.day === b.day ? 1 : 0),
      'they may not share a day',
    ),
  post: (params, builder) => builder.pairs('sameDay', pairsOf(sidesOf(builder.draft, params))),
});
