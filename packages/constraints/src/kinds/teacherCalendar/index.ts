import { idSchema, LEVEL } from '@bellgrid/model';
import * as z from 'zod';
import { named } from '../../amounts/message-values.ts';
import { calendarMatches } from '../../calendar/calendar-matches.ts';
import { postPersonCalendar } from '../../calendar/post-calendar.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

/** The last part of the ids of its texts. */
function levelName(level: number): 'hard' | 'soft' {
  return level === LEVEL.HARD ? 'hard' : 'soft';
}

/** The cells of one level of a teacher's calendar: hard (cannot teach) or soft (prefers not to). */
export const teacherCalendar = defineConstraint({
  kind: 'teacherCalendar',
  family: 'calendar',
  category: 'teacherCalendarRed',
  params: z.object({ base: idSchema, level: z.union([z.literal(LEVEL.SOFT), z.literal(LEVEL.HARD)]) }),
  definition: "The teacher's occupied periods that meet a blocked cell, each once, at the strongest level.",
  fet: 'Teacher not available times',
  xhstt: 'AvoidUnavailableTimes',
  defaults: () => ({ base: 'teacher', level: LEVEL.SOFT }),
  references: ({ base }) => ({ teachers: [base] }),
  rule: ({ base }) => ({ base: named('teacher', base) }),
  variant: ({ level }) => levelName(level),
  matches: ({ base, level }, timetable) =>
    calendarMatches(
      { type: 'teacher', base, level },
      timetable,
      `kinds.teacherCalendar.violation.${levelName(level)}`,
    ),
  post: ({ base, level }, builder) => postPersonCalendar({ type: 'teacher', base, level }, builder),
});
