import { rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation } from '../../amounts/day-load.ts';
import { freeForLunch, mealMasks } from '../../amounts/lunch.ts';
import { lessonsOfPerson, personMatches, personValue } from '../../amounts/person.ts';
import { windowMessage } from '../../amounts/window-message.ts';
import { lacksMeal } from '../../engine/day-mask.ts';
import { postPersonDays } from '../../engine/person-days.ts';
import { provePersonDays } from '../../engine/prove-person-days.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

type Params = z.infer<typeof rules.lunchBreak.params>;

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  return personMatches(timetable, params, ({ days }) =>
    [...days].flatMap(([day, placed]) => {
      const free = freeForLunch(draft, params, day, placed);
      return dayViolation(placed, day, free?.length === 0 ? 1 : 0, (day) => ({
        code: 'kinds.lunchBreak.violation',
        values: { base: personValue(params), window: windowMessage(draft, params), day },
      }));
    }),
  );
}

export const lunchBreak = defineConstraint({
  record: rules.lunchBreak,
  category: 'workload',
  definition:
    'Days with lessons before and after a window and no free period in it, where the day has more than six periods, ends after 15:00 and has no break of 30 minutes. The free period is no gap, except for a class whose lessons could be over with the window.',
  beyond: true,
  isReadByOthers: true,
  slots: { first: 'start', last: 'end' },
  rule: (params, draft) => ({ base: personValue(params), window: windowMessage(draft, params) }),
  matches,
  post: (params, builder) =>
    postPersonDays(builder, params, {
      profiles: [{ max: 0, dayAmount: (mask, _open, meal) => (lacksMeal(mask, meal) ? 1 : 0) }],
      meals: mealMasks(builder.draft, params, params),
      excuse: 'none',
      matches: (timetable) => matches(params, timetable),
    }),
  prove: (params, builder) => {
    if (lessonsOfPerson(builder.draft, params).length === 0) return;
    const windows = mealMasks(builder.draft, params, params);
    provePersonDays(builder, params, [{ kind: 'freeWindow', windows }]);
  },
});
