import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { appendLessons, newLessonSchema } from './rules/new-lesson.ts';
import { requireRecord } from './rules/require-record.ts';
import { adjustSpread } from './rules/spread.ts';

/** Adds lessons to a subject. More lessons than school days turn 'no more than one' into 'at least one per day'. */
export const addLesson = defineCommand({
  name: 'addLesson',
  label: 'command.addLesson',
  args: z.object({ subject: idSchema, lessons: z.array(newLessonSchema).min(1) }),
  run(draft, args) {
    const subject = requireRecord(draft, 'subjects', args.subject);
    const before = subject.lessons.length;
    appendLessons(draft, subject, args.lessons);
    adjustSpread(draft, subject, before);
  },
});
