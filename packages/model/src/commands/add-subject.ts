import * as z from 'zod';
import { value } from '../messages/value.ts';
import { subjectSchema } from '../records/subject.ts';
import { defineCommand } from './define-command.ts';
import { assertMembers } from './rules/assert-subject.ts';
import { countColor } from './rules/count-color.ts';
import { appendLessons, newLessonSchema } from './rules/new-lesson.ts';
import { refuse } from './rules/require-record.ts';
import { adjustSpread } from './rules/spread.ts';
import { setSubjectMembers } from './rules/subject-members.ts';
import { followTeacherStructures, structuresTaught } from './rules/teacher-structures.ts';

/** Adds a subject with its lessons. Its classes and teachers have it from then on. */
export const addSubject = defineCommand({
  name: 'addSubject',
  label: 'command.addSubject',
  args: z.object({
    subject: subjectSchema.omit({ lessons: true }),
    lessons: z.array(newLessonSchema),
  }),
  run(draft, args) {
    const { id, groups, teachers } = args.subject;
    if (draft.subjects[id]) refuse('refusals.alreadyExists', { item: value.item('subject', id) });
    assertMembers(draft, args.subject);
    const before = structuresTaught(draft, teachers);
    countColor(draft, 'subjects');
    draft.subjects[id] = { ...args.subject, lessons: [], groups: [], teachers: [] };
    const subject = draft.subjects[id];
    setSubjectMembers(draft, subject, 'groups', groups);
    setSubjectMembers(draft, subject, 'teachers', teachers);
    appendLessons(draft, subject, args.lessons);
    adjustSpread(draft, subject, 0);
    followTeacherStructures(draft, before);
  },
});
