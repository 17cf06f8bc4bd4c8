import * as z from 'zod';
import { idSchema } from '../records/id.ts';
import { defineCommand } from './define-command.ts';
import { requireRecords } from './rules/require-record.ts';

/** Moves lessons to the staging area: those given, else all. Locked lessons stay unless they are named. */
export const clearTimetable = defineCommand({
  name: 'clearTimetable',
  label: 'command.clearTimetable',
  args: z.object({ lessons: z.array(idSchema).optional() }),
  run(draft, args) {
    const named = args.lessons && requireRecords(draft, 'lessons', args.lessons);
    for (const lesson of named ?? Object.values(draft.lessons)) {
      if (lesson.timeSlot && (named || !lesson.locked)) lesson.timeSlot = null;
    }
  },
});
