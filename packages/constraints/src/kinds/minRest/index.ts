import type { Placed, Timetable } from '@bellgrid/model';
import * as z from 'zod';
import {
  aTeacher,
  lessonsOfPerson,
  limitDuplicates,
  personMatches,
  personName,
  personReferences,
  personShape,
  totalAmount,
} from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { viewsToProve } from '../../engine/prove-person-days.ts';
import { counted, dayName } from '../../names/names.ts';
import type { Violation } from '../../violation.ts';

const params = z.object({ ...personShape, minutes: z.int().min(1).max(1440) });
type Params = z.infer<typeof params>;

const DAY = 1440;
/** Minutes by which it is loosened. */
const STEP = 30;

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  return personMatches(timetable, params, ({ days }) =>
    [...days].flatMap(([day, placed]) => {
      const tomorrow = days.get(day + 1);
      if (!tomorrow) return [];
      const last = latest(placed);
      const first = earliest(tomorrow);
      const rest = DAY - last.endMinute + first.startMinute;
      if (rest >= params.minutes) return [];
      const nights = `between ${dayName(draft, day)} and ${dayName(draft, day + 1)}`;
      return [
        {
          amount: 1,
          lessons: [last.lesson.id, first.lesson.id],
          cells: [],
          sentence: `${personName(draft, params)} has ${counted(rest, 'minute')} of rest ${nights}, at least ${params.minutes} wanted`,
        },
      ];
    }),
  );
}

function latest(placed: readonly Placed[]): Placed {
  return placed.reduce((best, each) => (each.endMinute > best.endMinute ? each : best));
}

function earliest(placed: readonly Placed[]): Placed {
  return placed.reduce((best, each) => (each.startMinute < best.startMinute ? each : best));
}

export const minRest = defineConstraint<Params>({
  kind: 'minRest',
  family: 'teacherOrGroup',
  category: 'workload',
  params,
  definition: 'Neighbouring days that leave fewer minutes between the last lesson and the next first one.',
  beyond: true,
  fet: 'Teacher or students min resting hours',
  defaults: () => ({ ...aTeacher, minutes: 660 }),
  references: personReferences,
  duplicates: limitDuplicates(({ minutes }) => minutes),
  sentence: (params, draft) =>
    `${personName(draft, params)} has at least ${counted(params.minutes, 'minute')} of rest overnight`,
  loosen: (params) => (params.minutes > STEP ? { ...params, minutes: params.minutes - STEP } : null),
  matches,
  post: (params, builder) =>
    builder.plainly(lessonsOfPerson(builder.draft, params), (timetable) =>
      totalAmount(matches(params, timetable)),
    ),
  // Any lesson of an evening and any of the next morning are enough to break it.
  prove: (params, builder) => {
    for (const view of viewsToProve(builder.draft, params)) {
      builder.eachEnd(view, (day, endMinute) =>
        builder.never(
          view,
          (place) => place.day === day && place.endMinute === endMinute,
          (place) => place.day === day + 1 && DAY - endMinute + place.startMinute < params.minutes,
        ),
      );
    }
  },
});
