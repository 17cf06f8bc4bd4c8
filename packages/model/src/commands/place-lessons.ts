import * as z from 'zod';
import { value } from '../messages/value.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { refuse, requireRecord } from './rules/require-record.ts';
import { slotAt } from './rules/slot-at.ts';

export const lessonPlace = z.object({
  lesson: idSchema,
  /** Day and first period; null is the staging area. */
  at: z.object({ day: z.int(), start: z.int() }).nullable(),
  /** The lesson's room, when it is chosen from a list; left as it is when absent. */
  classroom: idSchema.nullable().optional(),
});

/** Puts lessons at the target of a drag, several at once for a swap. Refused if one does not fit. */
export const placeLessons = defineCommand({
  name: 'placeLessons',
  label: 'command.placeLessons',
  args: z.object({ places: z.array(lessonPlace).min(1) }),
  run(draft, args) {
    for (const { lesson: id, at, classroom } of args.places) {
      const lesson = requireRecord(draft, 'lessons', id);
      if (classroom) requireRecord(draft, 'classrooms', classroom);
      const slot = at && slotAt(draft, lesson, at.day, at.start);
      if (at && !slot) {
        const place = value.cells([{ structure: lesson.structure, day: at.day, period: at.start }]);
        refuse('refusals.doesNotFit', { lesson: value.item('lesson', id), count: lesson.numPeriods, place });
      }
      lesson.timeSlot = slot;
      if (classroom !== undefined) lesson.classroom = classroom;
    }
  },
});
