import * as z from 'zod';
import type { Draft } from '../../draft/draft.ts';
import { value } from '../../messages/value.ts';
import { lessonName } from '../../queries/lesson-name.ts';
import { type Lesson, lessonSchema } from '../../records/lesson.ts';
import { MAX_PERIODS } from '../../records/schedule-structure.ts';
import type { Subject } from '../../records/subject.ts';
import { idSchema } from '../../values/id.ts';
import { refuse } from './require-record.ts';

/** A lesson to add to a subject: its id and length in periods. */
export const newLessonSchema = z.object({
  id: idSchema,
  numPeriods: z.int().min(1).max(MAX_PERIODS).default(1),
});

/** Appends lessons to a subject: everything but the length is as the subject has it. */
export function appendLessons(
  draft: Draft,
  subject: Subject,
  lessons: readonly z.output<typeof newLessonSchema>[],
): void {
  for (const { id, numPeriods } of lessons) {
    if (draft.lessons[id]) refuse('refusals.alreadyExists', { item: value.item('lesson', id) });
    const { groups, teachers, color, structure, name } = subject;
    const lesson: Lesson = lessonSchema.parse({
      id,
      name: lessonName(name, subject.lessons.length + 1),
      subject: subject.id,
      groups: [...groups],
      teachers: [...teachers],
      color,
      structure,
      numPeriods,
    });
    draft.lessons[id] = lesson;
    subject.lessons = [...subject.lessons, id];
  }
}
