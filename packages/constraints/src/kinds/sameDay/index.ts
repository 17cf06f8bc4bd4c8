import type { Draft } from '@bellgrid/model';
import {
  mutualDuplicates,
  sidesOf,
  type TargetParams,
  targetDefaults,
  targetParams,
  targetReferences,
} from '../../amounts/sides.ts';
import { postTogether, togetherMatches } from '../../amounts/together.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { sideName } from '../../names/names.ts';

function named(draft: Draft, { type, base, other }: TargetParams, verb: string): string {
  return `${sideName(draft, type, base)} ${verb} ${sideName(draft, type, other)}`;
}

export const sameDay = defineConstraint({
  kind: 'sameDay',
  name: 'same day',
  family: 'subject',
  category: 'subject',
  params: targetParams,
  definition: 'min(|A|, |B|) − size of a maximum matching of lessons on one day.',
  fet: 'Two activities grouped (same day)',
  xhstt: 'LinkEvents',
  defaults: targetDefaults,
  references: targetReferences,
  duplicates: mutualDuplicates,
  sentence: (params, draft) => named(draft, params, 'is on the same day as'),
  matches: (params, timetable) =>
    togetherMatches(
      timetable,
      sidesOf(timetable.draft, params),
      (placed) => `${placed.day}`,
      `${named(timetable.draft, params, 'is not always on the same day as')}`,
    ),
  post: (params, builder) =>
    postTogether(builder, sidesOf(builder.draft, params), (problem, start) => problem.startDay[start]!),
});
