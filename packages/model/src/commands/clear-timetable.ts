import * as z from 'zod';
import { idSchema } from '../records/id.ts';
import { defineCommand } from './define-command.ts';
import { requireRecords } from './rules/require-record.ts';
import { find } from './rules/scan.ts';

/** Moves lessons to the staging area: those given, else all. Locked lessons stay unless they are named. */
export const clearTimetable = defineCommand({
  name: 'clearTimetable',
  label: 'command.clearTimetable',
  args: z.object({ lessons: z.array(idSchema).optional() }),
  run(draft, args) {
    const all = find(draft.lessons, (lesson) => lesson.timeSlot !== null && !lesson.locked);
    for (const lesson of requireRecords(draft, 'lessons', args.lessons ?? all.map(({ id }) => id))) {
      lesson.timeSlot = null;
    }
  },
});
