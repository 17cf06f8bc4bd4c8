import { rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { daysValue, limitValue } from '../../amounts/message-values.ts';
import { personMatches, personValue } from '../../amounts/person.ts';
import { cellsOfPlaced } from '../../amounts/unary.ts';
import { windowMessage } from '../../amounts/window-message.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { viewsToProve } from '../../engine/prove-person-days.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.maxDaysInWindow.params>;

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  return personMatches(timetable, params, ({ days }) => {
    const inWindow = [...days].flatMap(([day, placed]) => {
      const within = placed.filter((each) => each.start < params.end && params.start < each.end);
      return within.length > 0 ? [{ day, within }] : [];
    });
    if (inWindow.length <= params.maxDays) return [];
    const placed = inWindow.flatMap(({ within }) => within);
    const values = {
      base: personValue(params),
      window: windowMessage(draft, params),
      count: inWindow.length,
      days: daysValue(...inWindow.map(({ day }) => day)),
      limit: limitValue('allowedDays', params.maxDays),
    };
    return [
      {
        amount: inWindow.length - params.maxDays,
        lessons: placed.map((each) => each.lesson.id),
        cells: placed.flatMap(cellsOfPlaced),
        message: { code: 'kinds.maxDaysInWindow.violation', values },
      },
    ];
  });
}

/** The periods of the window as bits; a day has at most 31. */
function windowMask({ start, end }: Params): number {
  return start > 30 ? 0 : (2 ** Math.min(end, 31) - 2 ** start) | 0;
}

export const maxDaysInWindow = defineConstraint({
  record: rules.maxDaysInWindow,
  category: 'workload',
  definition: 'max(0, days with a lesson in a window of periods − n).',
  beyond: true,
  fet: 'Teacher or students interval max days per week',
  xhstt: 'ClusterBusyTimes',
  slots: { first: 'start', last: 'end' },
  rule: (params, draft) => ({
    base: personValue(params),
    window: windowMessage(draft, params),
    count: params.maxDays,
  }),
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
