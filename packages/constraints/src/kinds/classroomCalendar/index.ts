import { idSchema, LEVEL } from '@bellgrid/model';
import * as z from 'zod';
import { named } from '../../amounts/message-values.ts';
import { calendarMatches } from '../../calendar/calendar-matches.ts';
import { postClassroomCalendar } from '../../calendar/post-calendar.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

/** The blocked cells of a classroom's calendar. */
export const classroomCalendar = defineConstraint({
  kind: 'classroomCalendar',
  family: 'calendar',
  category: 'classroomCalendar',
  params: z.object({ base: idSchema, level: z.union([z.literal(LEVEL.SOFT), z.literal(LEVEL.HARD)]) }),
  definition: "The classroom's occupied periods that meet a blocked cell, each once.",
  fet: 'Room not available times',
  xhstt: 'AvoidUnavailableTimes',
  defaults: () => ({ base: 'classroom', level: LEVEL.HARD }),
  references: ({ base }) => ({ classrooms: [base] }),
  rule: ({ base }) => ({ base: named('classroom', base) }),
  matches: ({ base, level }, timetable) =>
    calendarMatches({ type: 'classroom', base, level }, timetable, 'kinds.classroomCalendar.violation'),
  post: ({ base, level }, builder) => postClassroomCalendar({ type: 'classroom', base, level }, builder),
});
