import * as z from 'zod';
import type { Draft } from '../draft/draft.ts';
import { subjectLooks } from '../queries/subject-looks.ts';
import { classroomSchema } from '../records/classroom.ts';
import { groupSchema } from '../records/group.ts';
import { teacherSchema } from '../records/teacher.ts';
import { idSchema } from '../values/id.ts';
import { addUsualRules } from './add-usual-rules.ts';
import { defineCommand } from './define-command.ts';
import { deleteCascade } from './rules/delete-cascade.ts';
import { insertSubject, newSubjectSchema } from './rules/insert-subject.ts';
import { appendLessons, newLessonSchema } from './rules/new-lesson.ts';
import { requireRecord, requireRecords } from './rules/require-record.ts';
import { scan } from './rules/scan.ts';
import { adjustSpread } from './rules/spread.ts';
import { setClassroom } from './set-classroom.ts';
import { setGroup } from './set-group.ts';
import { setSubject } from './set-subject.ts';
import { setTeacher } from './set-teacher.ts';

const args = z.object({
  classrooms: z.array(classroomSchema).default([]),
  groups: z.array(groupSchema).default([]),
  teachers: z.array(teacherSchema).default([]),
  subjects: z
    .array(
      z.object({
        subject: newSubjectSchema,
        newLessons: z.array(newLessonSchema).default([]),
      }),
    )
    .default([]),
  removedLessons: z.array(idSchema).default([]),
});
export type ImportTableArgs = z.output<typeof args>;

/**
 * Adds and replaces the items of a table of the school, in one step: classrooms, classes, teachers, then
 * subjects with the lessons that they get and lose. Each follows the rules of its own command. An empty school gets the
 * usual rules that it lacks.
 */
export const importTable = defineCommand({
  name: 'importTable',
  label: 'command.importTable',
  args,
  run(draft, { classrooms, groups, teachers, subjects, removedLessons }) {
    if (isEmptySchool(scan(draft))) addUsualRules.run(draft, {});
    if (removedLessons.length > 0) {
      requireRecords(draft, 'lessons', removedLessons);
      deleteCascade(draft, { lessons: new Set(removedLessons) });
    }
    for (const classroom of classrooms) setClassroom.run(draft, { classroom });
    for (const group of groups) setGroup.run(draft, { group });
    for (const teacher of teachers) setTeacher.run(draft, { teacher });
    const looks = subjectLooks(scan(draft.subjects));
    for (const { subject, newLessons } of subjects) {
      const known = draft.subjects[subject.id];
      if (!known) {
        insertSubject(draft, { subject, lessons: newLessons }, looks);
        continue;
      }
      const { color, shortName } = known;
      setSubject.run(draft, {
        subject: { ...subject, color: subject.color ?? color, shortName: subject.shortName ?? shortName },
      });
      const stored = requireRecord(draft, 'subjects', subject.id);
      const before = stored.lessons.length;
      appendLessons(draft, stored, newLessons);
      adjustSpread(draft, stored, before);
    }
  },
});

function isEmptySchool({ teachers, groups, subjects, constraints }: Draft): boolean {
  return [teachers, groups, subjects, constraints].every((records) => Object.keys(records).length === 0);
}
