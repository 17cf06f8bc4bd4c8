import { type Placed, rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { daysValue } from '../../amounts/message-values.ts';
import { lessonsOfPerson, personMatches, personValue, totalAmount } from '../../amounts/person.ts';
import { viewsToProve } from '../../engine/prove-person-days.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.minRest.params>;

const DAY = 1440;
/** Minutes by which it is loosened. */
const STEP = 30;

function matches(params: Params, timetable: Timetable): Violation[] {
  return personMatches(timetable, params, ({ days }) =>
    [...days].flatMap(([day, placed]) => {
      const tomorrow = days.get(day + 1);
      if (!tomorrow) return [];
      const last = latest(placed);
      const first = earliest(tomorrow);
      const rest = DAY - last.endMinute + first.startMinute;
      if (rest >= params.minutes) return [];
      const values = {
        base: personValue(params),
        count: rest,
        days: daysValue(day, day + 1),
        min: params.minutes,
      };
      return [
        {
          amount: 1,
          lessons: [last.lesson.id, first.lesson.id],
          cells: [],
          message: { code: 'kinds.minRest.violation', values },
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

export const minRest = defineConstraint({
  record: rules.minRest,
  category: 'workload',
  definition: 'Neighbouring days that leave fewer minutes between the last lesson and the next first one.',
  beyond: true,
  fet: 'Teacher or students min resting hours',
  rule: (params) => ({ base: personValue(params), count: params.minutes }),
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
