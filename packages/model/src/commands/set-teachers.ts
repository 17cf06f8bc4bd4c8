import * as z from 'zod';
import { teacherSchema } from '../records/teacher.ts';
import { defineCommand } from './define-command.ts';
import { setTeacher } from './set-teacher.ts';

/** Adds or replaces several teachers in one step. */
export const setTeachers = defineCommand({
  name: 'setTeachers',
  label: 'command.setTeachers',
  args: z.object({ teachers: z.array(teacherSchema).min(1) }),
  run(draft, { teachers }) {
    for (const teacher of teachers) setTeacher.run(draft, { teacher });
  },
});
