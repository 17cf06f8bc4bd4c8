import { idSchema, LEVEL } from '@bellgrid/model';
import * as z from 'zod';
import { calendarMatches } from '../../calendar/calendar-matches.ts';
import { postPersonCalendar } from '../../calendar/post-calendar.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { dayName, teacherName } from '../../names/names.ts';

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
  sentence: ({ base, level }, draft) =>
    level === LEVEL.HARD
      ? `${teacherName(draft, base)} cannot teach in the blocked cells of the calendar`
      : `${teacherName(draft, base)} prefers not to teach in the yellow cells of the calendar`,
  matches: ({ base, level }, timetable) =>
    calendarMatches({ type: 'teacher', base, level }, timetable, (lesson, { day }, periods) => {
      const teacher = teacherName(timetable.draft, base);
      const rule = level === LEVEL.HARD ? 'is not available' : 'prefers not to teach';
      return `${teacher} ${rule} on ${dayName(timetable.draft, day)}, ${periods}, but has ${lesson} then`;
    }),
  post: ({ base, level }, builder) => postPersonCalendar({ type: 'teacher', base, level }, builder),
});
