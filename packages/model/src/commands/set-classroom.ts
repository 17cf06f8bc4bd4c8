import * as z from 'zod';
import { classroomSchema } from '../records/classroom.ts';
import { defineCommand } from './define-command.ts';
import { countColor } from './rules/count-color.ts';
import { addOwnConstraints, ownConstraintsSchema } from './rules/own-constraints.ts';

/** Adds a classroom or replaces one; calendar cells that are given along are added to those that it has. */
export const setClassroom = defineCommand({
  name: 'setClassroom',
  label: 'command.setClassroom',
  args: z.object({ classroom: classroomSchema, constraints: ownConstraintsSchema }),
  run(draft, { classroom, constraints }) {
    if (!draft.classrooms[classroom.id]) countColor(draft, 'classrooms');
    draft.classrooms[classroom.id] = classroom;
    addOwnConstraints(draft, classroom.id, constraints);
  },
});
