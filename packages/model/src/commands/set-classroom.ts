import * as z from 'zod';
import { classroomSchema } from '../records/classroom.ts';
import { defineCommand } from './define-command.ts';
import { countColor } from './rules/count-color.ts';

/** Adds a classroom or replaces one. */
export const setClassroom = defineCommand({
  name: 'setClassroom',
  label: 'command.setClassroom',
  args: z.object({ classroom: classroomSchema }),
  run(draft, { classroom }) {
    if (!draft.classrooms[classroom.id]) countColor(draft, 'classrooms');
    draft.classrooms[classroom.id] = classroom;
  },
});
