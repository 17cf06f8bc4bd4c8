import type { Draft } from '@bellgrid/model';
import {
  sideLessons,
  type ValuesParams,
  valuesDefaults,
  valuesDuplicates,
  valuesParams,
  valuesReferences,
} from '../../amounts/sides.ts';
import { unaryMatches } from '../../amounts/unary.ts';
import type { Place } from '../../compile/problem-builder.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { dayNames, sideName } from '../../names/names.ts';

function isBroken({ values }: ValuesParams, place: Place): boolean {
  return values.includes(place.day);
}

function named(draft: Draft, { values }: ValuesParams): string {
  return dayNames(draft, values);
}

export const notOnDay = defineConstraint({
  kind: 'notOnDay',
  name: 'not on day',
  family: 'subject',
  category: 'subject',
  params: valuesParams,
  definition: 'Lessons on one of these days.',
  defaults: valuesDefaults,
  references: valuesReferences,
  duplicates: valuesDuplicates,
  sentence: (params, draft) =>
    `${sideName(draft, params.type, params.base)} is never taught on ${named(draft, params)}`,
  matches: (params, timetable) =>
    unaryMatches(
      timetable,
      sideLessons(timetable.draft, params.type, params.base),
      (placed) => isBroken(params, placed),
      `but may not be on ${named(timetable.draft, params)}`,
    ),
  post: (params, builder) =>
    builder.unary(sideLessons(builder.draft, params.type, params.base), (place) =>
      isBroken(params, place) ? 1 : 0,
    ),
});
