import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { requireRecords } from './rules/require-record.ts';
import { rewriteLessons } from './rules/rewrite-lessons.ts';

/** Moves lessons to the staging area: those given, else all. Locked lessons stay unless they are named. */
export const clearTimetable = defineCommand({
  name: 'clearTimetable',
  label: 'command.clearTimetable',
  args: z.object({ lessons: z.array(idSchema).optional() }),
  run(draft, args) {
    if (args.lessons) requireRecords(draft, 'lessons', args.lessons);
    const named = args.lessons && new Set(args.lessons);
    rewriteLessons(draft, (lesson) => {
      const goes = named ? named.has(lesson.id) : !lesson.locked;
      return goes && lesson.timeSlot ? { ...lesson, timeSlot: null } : lesson;
    });
  },
});
