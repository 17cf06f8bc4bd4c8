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

export const sameTime = defineConstraint({
  kind: 'sameTime',
  name: 'same time',
  family: 'subject',
  category: 'subject',
  params: targetParams,
  definition:
    'min(|A|, |B|) − size of a maximum matching of lessons that start on the same day at the same minute.',
  fet: 'Activities same starting time',
  xhstt: 'LinkEvents',
  defaults: targetDefaults,
  references: targetReferences,
  duplicates: mutualDuplicates,
  sentence: (params, draft) => named(draft, params, 'is at the same time as'),
  matches: (params, timetable) =>
    togetherMatches(
      timetable,
      sidesOf(timetable.draft, params),
      (placed) => `${placed.day} ${placed.startMinute}`,
      `${named(timetable.draft, params, 'is not always at the same time as')}`,
    ),
  post: (params, builder) => {
    const sides = sidesOf(builder.draft, params);
    const [a, b] = [sides.a[0], sides.b[0]];
    if (a && b && sides.a.length === 1 && sides.b.length === 1 && a !== b) {
      builder.pairs('sameStart', [[a, b]]);
    } else {
      postTogether(
        builder,
        sides,
        (problem, start) => problem.startDay[start]! * 1441 + problem.startMinute[start]!,
      );
    }
  },
});
