import type { Draft } from '@bellgrid/model';
import {
  basePeriods,
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
import { sideName } from '../../names/names.ts';

function isBroken({ values }: ValuesParams, place: Place): boolean {
  return place.start <= Math.max(...values);
}

function named(draft: Draft, params: ValuesParams): string {
  const { values } = params;
  return basePeriods(draft, params, [Math.max(...values)]);
}

export const afterPeriod = defineConstraint({
  kind: 'afterPeriod',
  name: 'after period',
  family: 'subject',
  category: 'subject',
  params: valuesParams,
  definition: 'Lessons with an occupied period at or before the largest of the periods.',
  defaults: valuesDefaults,
  references: valuesReferences,
  duplicates: valuesDuplicates,
  sentence: (params, draft) =>
    `${sideName(draft, params.type, params.base)} is taught after ${named(draft, params)}`,
  matches: (params, timetable) =>
    unaryMatches(
      timetable,
      sideLessons(timetable.draft, params.type, params.base),
      (placed) => isBroken(params, placed),
      `but has to start after ${named(timetable.draft, params)}`,
    ),
  post: (params, builder) =>
    builder.unary(sideLessons(builder.draft, params.type, params.base), (place) =>
      isBroken(params, place) ? 1 : 0,
    ),
});
