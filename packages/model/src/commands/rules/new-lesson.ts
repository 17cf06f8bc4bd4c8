import * as z from 'zod';
import type { Draft } from '../../draft/draft.ts';
import { value } from '../../messages/value.ts';
import { lessonName } from '../../queries/lesson-name.ts';
import { type Lesson, lessonSchema } from '../../records/lesson.ts';
import { MAX_PERIODS } from '../../records/schedule-structure.ts';
import type { Subject } from '../../records/subject.ts';
import { roomsToChoose } from '../../timetable/rooms.ts';
import { idSchema } from '../../values/id.ts';
import { refuse } from './require-record.ts';

/** A lesson to add to a subject: its id and length in periods. */
export const newLessonSchema = z.object({
  id: idSchema,
  numPeriods: z.int().min(1).max(MAX_PERIODS).default(1),
});

const PLAIN = { viableClassrooms: [], weight: undefined } as const;

/**
 * Appends lessons to a subject: everything but the length is as the subject has it, or as a lesson `like` them has it
 * with its place and lock left out.
 */
export function appendLessons(
  draft: Draft,
  subject: Subject,
  lessons: readonly z.output<typeof newLessonSchema>[],
  like?: Lesson,
): void {
  const { color, structure, name } = subject;
  const { groups, teachers, viableClassrooms, weight } = like ?? { ...subject, ...PLAIN };
  // The room of a lesson belongs to its place if the solver chooses it.
  const classroom = like && roomsToChoose(draft, like).length === 0 ? like.classroom : null;
  for (const { id, numPeriods } of lessons) {
    if (draft.lessons[id]) refuse('refusals.alreadyExists', { item: value.item('lesson', id) });
    const lesson: Lesson = lessonSchema.parse({
      id,
      name: lessonName(name, subject.lessons.length + 1),
      subject: subject.id,
      groups: [...groups],
      teachers: [...teachers],
      classroom,
      viableClassrooms: [...viableClassrooms],
      color,
      structure,
      numPeriods,
      weight,
    });
    draft.lessons[id] = lesson;
    subject.lessons = [...subject.lessons, id];
  }
}
