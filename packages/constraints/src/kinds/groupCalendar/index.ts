import { idSchema, LEVEL } from '@bellgrid/model';
import * as z from 'zod';
import { named } from '../../amounts/message-values.ts';
import { calendarMatches } from '../../calendar/calendar-matches.ts';
import { postPersonCalendar } from '../../calendar/post-calendar.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

/** The blocked cells of a class's calendar. */
export const groupCalendar = defineConstraint({
  kind: 'groupCalendar',
  family: 'calendar',
  category: 'groupCalendar',
  params: z.object({ base: idSchema, level: z.union([z.literal(LEVEL.SOFT), z.literal(LEVEL.HARD)]) }),
  definition: "The class's occupied periods that meet a blocked cell, each once.",
  fet: 'Students set not available times',
  xhstt: 'AvoidUnavailableTimes',
  defaults: () => ({ base: 'group', level: LEVEL.HARD }),
  references: ({ base }) => ({ groups: [base] }),
  rule: ({ base }) => ({ base: named('group', base) }),
  matches: ({ base, level }, timetable) =>
    calendarMatches({ type: 'group', base, level }, timetable, 'kinds.groupCalendar.violation'),
  post: ({ base, level }, builder) => postPersonCalendar({ type: 'group', base, level }, builder),
});
