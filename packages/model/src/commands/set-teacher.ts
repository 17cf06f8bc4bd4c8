import * as z from 'zod';
import { teacherSchema } from '../records/teacher.ts';
import { defineCommand } from './define-command.ts';
import { countColor } from './rules/count-color.ts';
import { setOwnerSubjects } from './rules/owner-subjects.ts';
import { requireRecords } from './rules/require-record.ts';
import { followTeacherStructures, structuresTaught } from './rules/teacher-structures.ts';

/**
 * Adds a teacher or replaces one. Subjects added get the teacher, as do their lessons; subjects removed and
 * their lessons lose the teacher. Calendars and workload rules follow the structures that are left.
 */
export const setTeacher = defineCommand({
  name: 'setTeacher',
  label: 'command.setTeacher',
  args: z.object({ teacher: teacherSchema }),
  run(draft, { teacher }) {
    requireRecords(draft, 'subjects', teacher.subjects);
    const before = structuresTaught(draft, [teacher.id]);
    const known = draft.teachers[teacher.id];
    if (!known) countColor(draft, 'teachers');
    draft.teachers[teacher.id] = { ...teacher, subjects: known ? [...known.subjects] : [] };
    setOwnerSubjects(draft, 'teachers', teacher.id, teacher.subjects);
    followTeacherStructures(draft, before);
  },
});
