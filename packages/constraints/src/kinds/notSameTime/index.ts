import { overlaps } from '@bellgrid/model';
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

export const notSameTime = defineConstraint({
  kind: 'notSameTime',
  name: 'not same time',
  family: 'subject',
  category: 'subject',
  params: targetParams,
  definition: 'Pairs (a, b) that overlap.',
  fet: 'Activities not overlapping',
  defaults: targetDefaults,
  references: targetReferences,
  duplicates: mutualDuplicates,
  sentence: ({ type, base, other }, draft) =>
    base === other
      ? `Lessons of ${sideName(draft, type, base)} never meet`
      : `${sideName(draft, type, base)} and ${sideName(draft, type, other)} never meet`,
  matches: (params, timetable) =>
    pairMatches(
      timetable,
      pairsOf(sidesOf(timetable.draft, params)),
      (a, b) => (overlaps(a, b) ? 1 : 0),
      'they may not meet',
    ),
  post: (params, builder) => builder.pairs('overlap', pairsOf(sidesOf(builder.draft, params))),
});
