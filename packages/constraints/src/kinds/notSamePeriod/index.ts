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

export const notSamePeriod = defineConstraint({
  kind: 'notSamePeriod',
  name: 'not same period',
  family: 'subject',
  category: 'subject',
  params: targetParams,
  definition: 'Pairs (a, b) whose minutes of the day meet, on whatever days.',
  defaults: targetDefaults,
  references: targetReferences,
  duplicates: mutualDuplicates,
  sentence: ({ type, base, other }, draft) =>
    base === other
      ? `Lessons of ${sideName(draft, type, base)} are never in the same period, on whatever days`
      : `${sideName(draft, type, base)} and ${sideName(draft, type, other)} are never in the same period, on whatever days`,
  matches: (params, timetable) =>
    pairMatches(
      timetable,
      pairsOf(sidesOf(timetable.draft, params)),
      (a, b) => (a.startMinute < b.endMinute && b.startMinute < a.endMinute ? 1 : 0),
      'they may not share a period of the day',
    ),
  post: (params, builder) => builder.pairs('sameMinutes', pairsOf(sidesOf(builder.draft, params))),
});
