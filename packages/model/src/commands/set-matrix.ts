import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { deleteSubject } from './delete-subject.ts';
import { importTable } from './import-table.ts';
import { setLessons, wantedLessonsSchema } from './set-lessons.ts';

/**
 * Makes the changes that were entered in the curriculum matrix, in one step: subjects that go, classes, teachers and subjects
 * that are added, classes and teachers of subjects, and lessons a week. Each follows the rules of its own command.
 */
export const setMatrix = defineCommand({
  name: 'setMatrix',
  label: 'command.setMatrix',
  args: z.object({
    deleted: z.array(idSchema).default([]),
    groups: importTable.args.shape.groups,
    teachers: importTable.args.shape.teachers,
    subjects: importTable.args.shape.subjects,
    lessons: z.array(wantedLessonsSchema).default([]),
    newId: idSchema,
  }),
  run(draft, { deleted, groups, teachers, subjects, lessons, newId }) {
    if (deleted.length > 0) deleteSubject.run(draft, { ids: deleted });
    if (lessons.length > 0) setLessons.run(draft, { subjects: lessons, newId });
    if (groups.length + teachers.length + subjects.length > 0)
      importTable.run(draft, { classrooms: [], groups, teachers, subjects, removedLessons: [] });
  },
});
