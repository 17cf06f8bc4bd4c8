import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { requireRecord } from './rules/require-record.ts';

/** Gives a lesson another classroom; its time stays. */
export const changeRoom = defineCommand({
  name: 'changeRoom',
  label: 'command.changeRoom',
  args: z.object({ lesson: idSchema, classroom: idSchema }),
  run(draft, args) {
    requireRecord(draft, 'classrooms', args.classroom);
    requireRecord(draft, 'lessons', args.lesson).classroom = args.classroom;
  },
});
