import * as z from 'zod';
import { classroomSchema } from '../records/classroom.ts';
import { defineCommand } from './define-command.ts';
import { setClassroom } from './set-classroom.ts';

/** Adds or replaces several classrooms in one step. */
export const setClassrooms = defineCommand({
  name: 'setClassrooms',
  label: 'command.setClassrooms',
  args: z.object({ classrooms: z.array(classroomSchema).min(1) }),
  run(draft, { classrooms }) {
    for (const classroom of classrooms) setClassroom.run(draft, { classroom });
  },
});
