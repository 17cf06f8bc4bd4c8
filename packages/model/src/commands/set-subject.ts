import * as z from 'zod';
import type { Lesson } from '../records/lesson.ts';
import { type Subject, subjectSchema } from '../records/subject.ts';
import { defineCommand } from './define-command.ts';
import { assertMembers } from './rules/assert-subject.ts';
import { renumberLessons } from './rules/lesson-names.ts';
import { moveSubject } from './rules/move-subject.ts';
import { requireRecord } from './rules/require-record.ts';
import { adjustSpread } from './rules/spread.ts';
import { setSubjectMembers } from './rules/subject-members.ts';
import { followTeacherStructures, structuresTaught } from './rules/teacher-structures.ts';

/**
 * Replaces a subject's fields; its lessons follow: classes and teachers added or removed (other teachers
 * clear the time slot), name (unless it is their own), colour, and rooms that they had from the subject.
 */
export const setSubject = defineCommand({
  name: 'setSubject',
  label: 'command.setSubject',
  args: z.object({ subject: subjectSchema.omit({ lessons: true }) }),
  run(draft, args) {
    const subject = requireRecord(draft, 'subjects', args.subject.id);
    assertMembers(draft, args.subject);
    const before = structuresTaught(draft, [...subject.teachers, ...args.subject.teachers]);
    const { groups, teachers, structure, ...fields } = args.subject;
    for (const id of subject.lessons) {
      const lesson = draft.lessons[id];
      if (lesson) followFields(lesson, subject, args.subject);
    }
    const formerName = subject.name;
    Object.assign(subject, fields);
    setSubjectMembers(draft, subject, 'groups', groups);
    moveSubject(draft, subject, structure);
    setSubjectMembers(draft, subject, 'teachers', teachers);
    renumberLessons(draft, subject, formerName);
    adjustSpread(draft, subject, subject.lessons.length);
    followTeacherStructures(draft, before);
  },
});

/** Colour and room, where the lesson has them from the subject as it was. */
function followFields(lesson: Lesson, from: Subject, to: Omit<Subject, 'lessons'>): void {
  if (lesson.color === from.color) lesson.color = to.color;
  const roomsChange =
    from.classroom !== to.classroom || from.viableClassrooms.join('\n') !== to.viableClassrooms.join('\n');
  if (!roomsChange || lesson.classroom === null) return;
  const isFromSubject =
    lesson.classroom === from.classroom || from.viableClassrooms.includes(lesson.classroom);
  if (isFromSubject && !to.viableClassrooms.includes(lesson.classroom)) lesson.classroom = null;
}
