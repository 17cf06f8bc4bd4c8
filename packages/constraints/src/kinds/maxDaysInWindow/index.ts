import type { Timetable } from '@bellgrid/model';
import * as z from 'zod';
import {
  aTeacher,
  lessonsOfPerson,
  personMatches,
  personName,
  personReferences,
  personShape,
} from '../../amounts/person.ts';
import { cellsOfPlaced } from '../../amounts/unary.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { viewsToProve } from '../../engine/prove-person-days.ts';
import { counted, dayNames, periodName } from '../../names/names.ts';
import type { Violation } from '../../violation.ts';

const params = z
  .object({
    ...personShape,
    /** Period indices; `end` is exclusive. */
    start: z.int().min(0),
    end: z.int().min(1),
    maxDays: z.int().min(0),
  })
  .refine(({ start, end }) => start < end, { message: 'start must be before end' });
type Params = z.infer<typeof params>;

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  return personMatches(timetable, params, ({ days }) => {
    const inWindow = [...days].flatMap(([day, placed]) => {
      const within = placed.filter((each) => each.start < params.end && params.start < each.end);
      return within.length > 0 ? [{ day, within }] : [];
    });
    if (inWindow.length <= params.maxDays) return [];
    const placed = inWindow.flatMap(({ within }) => within);
    const names = dayNames(
      draft,
      inWindow.map(({ day }) => day),
    );
    return [
      {
        amount: inWindow.length - params.maxDays,
        lessons: placed.map((each) => each.lesson.id),
        cells: placed.flatMap(cellsOfPlaced),
        sentence: `${personName(draft, params)} has lessons ${windowName(params, draft)} on ${counted(inWindow.length, 'day')} (${names}), at most ${params.maxDays} allowed`,
      },
    ];
  });
}

function windowName(params: Params, draft: Timetable['draft']): string {
  const structure = lessonsOfPerson(draft, params)[0]?.structure;
  const [first, last] = [
    periodName(draft, structure, params.start),
    periodName(draft, structure, params.end - 1),
  ];
  return first === last ? `in ${first}` : `from ${first} to ${last}`;
}

/** The periods of the window as bits; a day has at most 31. */
function windowMask({ start, end }: Params): number {
  return start > 30 ? 0 : (2 ** Math.min(end, 31) - 2 ** start) | 0;
}

export const maxDaysInWindow = defineConstraint<Params>({
  kind: 'maxDaysInWindow',
  family: 'teacherOrGroup',
  category: 'workload',
  params,
  definition: 'max(0, days with a lesson in a window of periods − n).',
  beyond: true,
  fet: 'Teacher or students interval max days per week',
  xhstt: 'ClusterBusyTimes',
  defaults: () => ({ ...aTeacher, start: 0, end: 1, maxDays: 0 }),
  references: personReferences,
  duplicates: (a, b) => {
    if (a.type !== b.type || a.base !== b.base || a.start !== b.start || a.end !== b.end) return 'none';
    return a.maxDays === b.maxDays ? 'exact' : 'similar';
  },
  sentence: (params, draft) =>
    `${personName(draft, params)} has lessons ${windowName(params, draft)} on at most ${counted(params.maxDays, 'day')}`,
  loosen: (params) => ({ ...params, maxDays: params.maxDays + 1 }),
  matches,
  post: (params, builder) =>
    postPersonDays(builder, params, {
      profiles: [{ max: params.maxDays, dayAmount: (mask) => ((mask & windowMask(params)) === 0 ? 0 : 1) }],
      excuse: 'none',
      matches: (timetable) => matches(params, timetable),
    }),
  prove: (params, builder) => {
    for (const view of viewsToProve(builder.draft, params)) {
      builder.fewUsed(view, params.maxDays, ({ day, start, end }) =>
        start < params.end && params.start < end ? [day] : [],
      );
    }
  },
});
