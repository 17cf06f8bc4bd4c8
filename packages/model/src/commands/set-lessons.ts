import * as z from 'zod';
import { derivedId } from '../draft/derived-id.ts';
import { createLessonChanges } from '../queries/lesson-changes.ts';
import { MAX_PERIODS } from '../records/schedule-structure.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { deleteCascade } from './rules/delete-cascade.ts';
import { appendLessons } from './rules/new-lesson.ts';
import { requireRecord } from './rules/require-record.ts';
import { scan } from './rules/scan.ts';
import { adjustSpread } from './rules/spread.ts';

/** More lessons of one subject would hold up every screen. */
const MAX_LESSONS = 500;

const lengths = z.array(z.int().min(1).max(MAX_PERIODS)).max(MAX_LESSONS);

/** A subject, and the lengths of the lessons that it shall have or their number. */
export const wantedLessonsSchema = z.object({
  id: idSchema,
  lessons: z.union([z.int().min(0).max(MAX_LESSONS), lengths]),
});

/**
 * Gives subjects other lessons a week, by their lengths or their number: see `LessonChanges`. New lessons are like the
 * last one of their subject; their ids follow from `newId`, an id that nothing has.
 */
export const setLessons = defineCommand({
  name: 'setLessons',
  label: 'command.setLessons',
  args: z.object({ subjects: z.array(wantedLessonsSchema).min(1), newId: idSchema }),
  run(draft, { subjects, newId }) {
    const before = scan(draft);
    const changesOf = createLessonChanges(before);
    const wanted = new Map(subjects.map(({ id, lessons }) => [id, lessons]));
    const changes = [...wanted].map(([id, lessons]) =>
      changesOf(requireRecord(before, 'subjects', id), lessons),
    );
    const removed = changes.flatMap((each) => each.removed);
    if (removed.length > 0) deleteCascade(draft, { lessons: new Set(removed) });
    let count = 0;
    for (const { subject: id, added, resized } of changes) {
      for (const { id: lesson, numPeriods } of resized) {
        Object.assign(requireRecord(draft, 'lessons', lesson), { numPeriods, timeSlot: null });
      }
      if (added.length === 0) continue;
      const subject = requireRecord(draft, 'subjects', id);
      const last = before.lessons[before.subjects[id]?.lessons.at(-1) ?? ''];
      const present = subject.lessons.length;
      const lessons = added.map((numPeriods, index) => ({
        id: derivedId(newId, count + index + 1),
        numPeriods,
      }));
      count += added.length;
      appendLessons(draft, subject, lessons, last);
      adjustSpread(draft, subject, present);
    }
  },
});
