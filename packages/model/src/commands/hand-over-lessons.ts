import * as z from 'zod';
import { value } from '../messages/value.ts';
import { type Id, idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { refuse, requireRecord, requireRecords } from './rules/require-record.ts';
import { followTeacherStructures, structuresTaught } from './rules/teacher-structures.ts';

/**
 * Gives lessons of one teacher to another: those of `lessons` keep their places, those of `unplaced` go to the staging
 * area, without a lock. The subject follows: its teacher is replaced once no lesson of it has the old one, until then it
 * has both. `subjects` are further ones, of which no lesson has the old teacher.
 */
export const handOverLessons = defineCommand({
  name: 'handOverLessons',
  label: 'command.handOverLessons',
  args: z.object({
    from: idSchema,
    to: idSchema,
    lessons: z.array(idSchema),
    unplaced: z.array(idSchema).default([]),
    subjects: z.array(idSchema).default([]),
  }),
  run(draft, { from, to, lessons, unplaced, subjects: alone }) {
    const [old, next] = requireRecords(draft, 'teachers', [from, to]);
    if (!old || !next || from === to) refuse('refusals.handOverToSame');
    const before = structuresTaught(draft, [from, to]);
    const subjects = new Set<Id>();
    for (const id of [...lessons, ...unplaced]) {
      const lesson = requireRecord(draft, 'lessons', id);
      requireTeacher(lesson.teachers, from, value.item('lesson', id));
      lesson.teachers = replaced(lesson.teachers, from, to);
      if (unplaced.includes(id)) Object.assign(lesson, { timeSlot: null, locked: false });
      subjects.add(lesson.subject);
    }
    for (const id of alone) {
      requireTeacher(requireRecord(draft, 'subjects', id).teachers, from, value.item('subject', id));
      subjects.add(id);
    }
    for (const id of subjects) {
      const subject = draft.subjects[id];
      if (!subject?.teachers.includes(from)) continue;
      const isKept = subject.lessons.some((lesson) => draft.lessons[lesson]?.teachers.includes(from));
      if (!isKept) subject.teachers = replaced(subject.teachers, from, to);
      else if (!subject.teachers.includes(to)) subject.teachers = [...subject.teachers, to];
      if (!isKept) old.subjects = old.subjects.filter((each) => each !== id);
      if (!next.subjects.includes(id)) next.subjects = [...next.subjects, id];
    }
    followTeacherStructures(draft, before);
  },
});

function requireTeacher(teachers: readonly Id[], id: Id, lesson: ReturnType<typeof value.item>): void {
  if (!teachers.includes(id)) refuse('refusals.notTaughtBy', { lesson, teacher: value.item('teacher', id) });
}

const replaced = (teachers: readonly Id[], from: Id, to: Id): Id[] => [
  ...new Set(teachers.map((id) => (id === from ? to : id))),
];
