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
import { periodsOf, unaryMatches } from '../../amounts/unary.ts';
import type { Place } from '../../compile/problem-builder.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { sideName } from '../../names/names.ts';

function isBroken({ values }: ValuesParams, place: Place): boolean {
  return periodsOf(place).some((period) => values.includes(period));
}

function named(draft: Draft, params: ValuesParams): string {
  const { values } = params;
  return basePeriods(draft, params, values);
}

export const notAtPeriod = defineConstraint({
  kind: 'notAtPeriod',
  name: 'not at period',
  family: 'subject',
  category: 'subject',
  params: valuesParams,
  definition: 'Lessons with an occupied period among the periods.',
  defaults: valuesDefaults,
  references: valuesReferences,
  duplicates: valuesDuplicates,
  sentence: (params, draft) =>
    `${sideName(draft, params.type, params.base)} is never taught at ${named(draft, params)}`,
  matches: (params, timetable) =>
    unaryMatches(
      timetable,
      sideLessons(timetable.draft, params.type, params.base),
      (placed) => isBroken(params, placed),
      `but may not be at ${named(timetable.draft, params)}`,
    ),
  post: (params, builder) =>
    builder.unary(sideLessons(builder.draft, params.type, params.base), (place) =>
      isBroken(params, place) ? 1 : 0,
    ),
});
