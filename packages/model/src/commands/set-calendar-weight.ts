import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { weightSchema } from '../values/weight.ts';
import { defineCommand } from './define-command.ts';
import { calendarOwners } from './rules/calendar-owners.ts';
import { requireRecords } from './rules/require-record.ts';

/** Gives teachers, classes or classrooms the weight of the blocked cells of their calendars. */
export const setCalendarWeight = defineCommand({
  name: 'setCalendarWeight',
  label: 'command.setCalendarWeight',
  args: z.object({
    type: z.enum(['teacher', 'group', 'classroom']),
    bases: z.array(idSchema).min(1),
    weight: weightSchema,
  }),
  run(draft, { type, bases, weight }) {
    for (const item of requireRecords(draft, calendarOwners[type], bases)) item.weight = weight;
  },
});
