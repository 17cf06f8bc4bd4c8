import * as z from 'zod';
import { lessonSpreadSchema } from '../records/subject.ts';
import { idSchema } from '../values/id.ts';
import { weightSchema } from '../values/weight.ts';
import { defineCommand } from './define-command.ts';
import { requireRecords } from './rules/require-record.ts';
import { adjustSpread } from './rules/spread.ts';

/**
 * Changes the distribution of the lessons of subjects over the week; absent fields stay. With no more lessons
 * than school days 'at least one per day' becomes 'no more than one per day'.
 */
export const setSpread = defineCommand({
  name: 'setSpread',
  label: 'command.setSpread',
  args: z.object({
    ids: z.array(idSchema).min(1),
    constraint: lessonSpreadSchema.optional(),
    weight: weightSchema.optional(),
    lessonsSamePeriod: z.boolean().optional(),
  }),
  run(draft, { ids, constraint, weight, lessonsSamePeriod }) {
    for (const subject of requireRecords(draft, 'subjects', ids)) {
      if (constraint !== undefined) {
        subject.lessonsSpreadConstraint.constraint = constraint;
        adjustSpread(draft, subject, subject.lessons.length);
      }
      if (weight !== undefined) subject.lessonsSpreadConstraint.weight = weight;
      if (lessonsSamePeriod !== undefined) subject.lessonsSamePeriod = lessonsSamePeriod;
    }
  },
});
