import * as z from 'zod';
import { value } from '../messages/value.ts';
import { type Id, idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { refuse, requireRecord, requireRecords } from './rules/require-record.ts';
import { followTeacherStructures, structuresTaught } from './rules/teacher-structures.ts';

/**
 * Gives lessons of one teacher to others, to each a share: those of `lessons` keep their places, those of `unplaced` go to
 * the staging area, without a lock. The subject follows: its teacher is replaced once no lesson of it has the old one, until
 * then it has both. `subjects` are further ones, of which no lesson has the old teacher.
 */
export const handOverLessons = defineCommand({
  name: 'handOverLessons',
  label: 'command.handOverLessons',
  args: z.object({
    from: idSchema,
    shares: z.array(
      z.object({
        to: idSchema,
        lessons: z.array(idSchema),
        unplaced: z.array(idSchema).default([]),
        subjects: z.array(idSchema).default([]),
      }),
    ),
  }),
  run(draft, { from, shares }) {
    const old = requireRecord(draft, 'teachers', from);
    const takers = shares.map(({ to }) => to);
    requireRecords(draft, 'teachers', takers);
    if (takers.includes(from)) refuse('refusals.handOverToSame');
    const before = structuresTaught(draft, [from, ...takers]);
    const takersOf = new Map<Id, Id[]>();
    const follow = (subject: Id, to: Id) => takersOf.set(subject, [...(takersOf.get(subject) ?? []), to]);
    for (const { to, lessons, unplaced, subjects } of shares) {
      for (const id of [...lessons, ...unplaced]) {
        const lesson = requireRecord(draft, 'lessons', id);
        requireTeacher(lesson.teachers, from, value.item('lesson', id));
        lesson.teachers = replaced(lesson.teachers, from, [to]);
        if (unplaced.includes(id)) Object.assign(lesson, { timeSlot: null, locked: false });
        follow(lesson.subject, to);
      }
      for (const id of subjects) {
        requireTeacher(requireRecord(draft, 'subjects', id).teachers, from, value.item('subject', id));
        follow(id, to);
      }
    }
    for (const [id, next] of takersOf) {
      const subject = draft.subjects[id];
      if (!subject?.teachers.includes(from)) continue;
      const isKept = subject.lessons.some((lesson) => draft.lessons[lesson]?.teachers.includes(from));
      subject.teachers = isKept
        ? [...new Set([...subject.teachers, ...next])]
        : replaced(subject.teachers, from, next);
      if (!isKept) old.subjects = old.subjects.filter((each) => each !== id);
      for (const teacher of requireRecords(draft, 'teachers', next))
        if (!teacher.subjects.includes(id)) teacher.subjects = [...teacher.subjects, id];
    }
    followTeacherStructures(draft, before);
  },
});

function requireTeacher(teachers: readonly Id[], id: Id, lesson: ReturnType<typeof value.item>): void {
  if (!teachers.includes(id)) refuse('refusals.notTaughtBy', { lesson, teacher: value.item('teacher', id) });
}

const replaced = (teachers: readonly Id[], from: Id, to: readonly Id[]): Id[] => [
  ...new Set(teachers.flatMap((id) => (id === from ? to : id))),
];
